import type { ParcelInput } from '#contract/shipping/merchant.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  type LineUnits,
  lapseChange,
  listUnitsToSend,
  lockOrder,
  sending,
  shipUnits,
} from '#server/modules/orders/index.ts';
import type { CarrierPartner } from '#server/providers/carriers/carrier.ts';
import { parcelSent } from './events.ts';
import { refreshReceiveBy } from './receive-by.ts';
import { shipmentLines, shipments } from './tables.ts';

type Courier = { kind: 'courier'; carrier: CarrierPartner; trackingNumber: string };
export type ParcelToSend = Courier | Exclude<ParcelInput, { kind: 'courier' }>;

/**
 * Sends units of a paid order, or all that are left to send. Of two transactions that send the same units one wins: the order is
 * locked before they are counted.
 */
export async function sendParcel(
  tx: Transaction,
  orderId: number,
  parcel: ParcelToSend,
  lines: readonly LineUnits[],
): Promise<number> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Refusal('order_not_found');
  const { status, shopId } = order;
  if (!sending.includes(status)) throw new Refusal('order_cannot_move', { from: status, to: 'shipped' });
  const units = lines.length > 0 ? lines : await listUnitsToSend(tx, orderId);
  if (units.length === 0) throw new Refusal('nothing_to_ship');
  const isCourier = parcel.kind === 'courier';
  const [sent] = await tx
    .insert(shipments)
    .values({
      orderId,
      shopId,
      kind: parcel.kind,
      ...(isCourier && courierColumns(parcel)),
      ...(parcel.kind === 'person' && { personName: parcel.name, personPhone: parcel.phone }),
      sentAt: mallNow,
    })
    .onConflictDoNothing()
    .returning({ id: shipments.id });
  if (!sent) throw new Refusal('tracking_taken');
  // The units first: this refuses too many of them, and lines of another order.
  await shipUnits(tx, orderId, units, { hasTrack: isCourier });
  await tx
    .insert(shipmentLines)
    .values(units.map(({ lineId, quantity }) => ({ shipmentId: sent.id, orderLineId: lineId, quantity })));
  await refreshReceiveBy(tx, orderId);
  await lapseChange(tx, orderId);
  await publish(tx, parcelSent, { shipmentId: sent.id });
  return sent.id;
}

/** What is written about a courier's parcel. */
export function courierColumns({ carrier, trackingNumber }: Omit<Courier, 'kind'>) {
  // A carrier without webhooks is asked at once.
  return {
    carrier: carrier.code,
    company: carrier.name,
    trackingNumber,
    ...(carrier.ask && { nextStepAt: mallNow }),
  };
}
