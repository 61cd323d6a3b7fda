import { and, eq, sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findCarrier } from '#server/providers/carriers/carriers.ts';
import { recordEvents } from './record-events.ts';
import { shipmentEvents, shipments } from './tables.ts';

/**
 * Makes the next event of a parcel of the demo's carrier happen now; false when there is none. The reported events are read before
 * the order is locked: two calls at the same time name the same event, and it happens once.
 */
export async function advanceParcel(id: number): Promise<boolean> {
  const [parcel] = await database()
    .select({
      orderId: shipments.orderId,
      carrier: shipments.carrier,
      trackingNumber: shipments.trackingNumber,
      sentAt: shipments.sentAt,
      now: sql<string>`mall_now()`,
      reported: sql<string[]>`array(select event_id from ${shipmentEvents} where shipment_id = ${shipments.id})`,
    })
    .from(shipments)
    .where(eq(shipments.id, id));
  const carrier = findCarrier(parcel?.carrier ?? '');
  if (!parcel || !carrier?.advance) throw new Refusal('not_found');
  const { orderId, now, ...asked } = parcel;
  const { events, askAgainAt } = await carrier.advance({ ...asked, now: new Date(now) });
  const isMoving = events.some((event) => !asked.reported.includes(event.id));
  if (!isMoving) return false;
  await transaction(async (tx) => {
    await recordEvents(tx, { id, orderId }, events);
    await tx
      .update(shipments)
      .set({ nextStepAt: askAgainAt })
      .where(and(eq(shipments.id, id), eq(shipments.trackingNumber, asked.trackingNumber)));
  });
  return true;
}
