import { eq, sql } from 'drizzle-orm';
import type { Parcel } from '#contract/demo/developer.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { shipmentEvents, shipments } from '#server/modules/shipping/tables.ts';
import { findCarrier } from '#server/providers/carriers/carriers.ts';

const shownMax = 50;

/** The newest parcels of all shops, each with its carrier's last event. */
export async function newestParcels(): Promise<Parcel[]> {
  const rows = await database()
    .select({
      id: shipments.id,
      orderNo: orders.number,
      kind: shipments.kind,
      company: shipments.company,
      trackingNumber: shipments.trackingNumber,
      personName: shipments.personName,
      state: shipments.state,
      sentAt: shipments.sentAt,
      carrier: shipments.carrier,
      nextStepAt: shipments.nextStepAt,
      lastEvent: sql<Parcel['lastEvent']>`(
        select json_build_object('step', e.step, 'text', e.text, 'place', e.place,
          'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from ${shipmentEvents} e where e.shipment_id = ${shipments.id} order by e.at desc nulls last limit 1)`,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .orderBy(highestFirst(shipments.id))
    .limit(shownMax);
  return rows.map(({ sentAt, carrier, nextStepAt, ...parcel }) => ({
    ...parcel,
    sentAt: sentAt.toISOString(),
    canMoveOn: nextStepAt !== null && findCarrier(carrier)?.advance !== undefined,
  }));
}
