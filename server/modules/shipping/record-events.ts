import { count, eq, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { log } from '#server/http/log.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import type { CarrierEvent } from '#server/providers/carriers/carrier.ts';
import { findCarrier } from '#server/providers/carriers/carriers.ts';
import { otherParcelsTracked, parcelMoved } from './events.ts';
import { findTracked } from './queries.ts';
import { refreshReceiveBy } from './receive-by.ts';
import { shipmentEvents, shipments } from './tables.ts';
import { lastOf, trackStateOf } from './track-state.ts';

const eventsMax = 100; // of one parcel

/**
 * Records a carrier's events: only if the carrier has signed them, and each event once. Events of parcels that no shop has sent
 * are published, since they may be returns.
 */
export async function receiveTracking(
  code: string,
  body: string,
  header: (name: string) => string | undefined,
): Promise<void> {
  const carrier = findCarrier(code);
  if (!carrier?.readEvents) throw new Refusal('not_found');
  const events = carrier.readEvents(body, header);
  if (!events) {
    log.warn({ carrier: code }, `webhook of carrier ${code} refused: wrong signature`);
    throw new Refusal('wrong_signature');
  }
  const byNumber = Map.groupBy(events, ({ trackingNumber }) => trackingNumber);
  const parcels = await findTracked(code, [...byNumber.keys()]);
  for (const parcel of parcels)
    await transaction((tx) => recordEvents(tx, parcel, byNumber.get(parcel.trackingNumber) ?? []));
  const sent = new Set(parcels.map(({ trackingNumber }) => trackingNumber));
  const others = events
    .filter(({ trackingNumber }) => !sent.has(trackingNumber))
    .map(({ trackingNumber, step, at }) => ({ trackingNumber, step, at: at.toISOString() }));
  if (others.length > 0) await transaction((tx) => publish(tx, otherParcelsTracked, { carrier: code, events: others }));
}

/**
 * Records events of a parcel, and updates the parcel and its order from all events. Events of a number that the parcel no longer
 * has are left out: it was corrected after the carrier was asked.
 */
export async function recordEvents(
  tx: Transaction,
  { id, orderId }: { id: number; orderId: number },
  events: readonly CarrierEvent[],
): Promise<void> {
  await lockOrder(tx, orderId);
  const [parcel] = await tx.select({ number: shipments.trackingNumber }).from(shipments).where(eq(shipments.id, id));
  const ofNumber = events.filter(({ trackingNumber }) => trackingNumber === parcel?.number);
  const isOfParcel = eq(shipmentEvents.shipmentId, id);
  const [known] = await tx.select({ count: count() }).from(shipmentEvents).where(isOfParcel);
  const recorded = ofNumber.slice(0, Math.max(0, eventsMax - (known?.count ?? 0)));
  const added = new Set<string>();
  if (recorded.length > 0) {
    const rows = recorded.map(({ id: eventId, step, text, place, at }) => ({
      shipmentId: id,
      eventId,
      step,
      text,
      place,
      // Never in the future, whatever the carrier's clock says.
      at: sql`least(${at.toISOString()}::timestamptz, mall_now())`,
    }));
    const inserted = await tx
      .insert(shipmentEvents)
      .values(rows)
      .onConflictDoNothing()
      .returning({ eventId: shipmentEvents.eventId });
    for (const { eventId } of inserted) added.add(eventId);
  }
  const all = await tx
    .select({ eventId: shipmentEvents.eventId, step: shipmentEvents.step, at: shipmentEvents.at })
    .from(shipmentEvents)
    .where(isOfParcel);
  await tx.update(shipments).set(trackStateOf(all)).where(eq(shipments.id, id));
  await refreshReceiveBy(tx, orderId);
  const last = lastOf(all);
  if (last && added.has(last.eventId)) await publish(tx, parcelMoved, { shipmentId: id, step: last.step });
}
