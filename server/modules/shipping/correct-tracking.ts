import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { OrderStatus } from '#contract/orders/shopper.ts';
import type { correctTracking as contract } from '#contract/shipping/merchant-tracking.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { findCarrier } from '#server/providers/carriers/carriers.ts';
import { trackingCorrected } from './events.ts';
import { findShopOrder } from './queries.ts';
import { refreshReceiveBy } from './receive-by.ts';
import { courierColumns } from './send-parcel.ts';
import { shipmentEvents, shipments } from './tables.ts';

/** Once an order was received, its parcels are a matter of record. */
const correctable: readonly OrderStatus[] = ['paid', 'shipped'];

/**
 * Gives a parcel the carrier and tracking number that it really has. What was reported under the wrong number was about another
 * parcel, so it is deleted, and the day of automatic receipt is counted without it. Of two corrections at once the first wins.
 */
export async function correctTracking(actor: Actor, input: z.output<typeof contract.input>): Promise<null> {
  const { orderNo: orderNumber, parcelId, before, trackingNumber } = input;
  await transaction(async (tx) => {
    const orderId = await findShopOrder(tx, actor.shopId, orderNumber);
    if (orderId === null) throw new Refusal('order_not_found');
    const order = await lockOrder(tx, orderId);
    const [parcel] = await tx
      .select({ carrier: shipments.carrier, trackingNumber: shipments.trackingNumber })
      .from(shipments)
      .where(and(eq(shipments.id, parcelId), eq(shipments.orderId, orderId), eq(shipments.kind, 'courier')));
    if (!parcel) throw new Refusal('parcel_not_found');
    if (!order || !correctable.includes(order.status)) throw new Refusal('tracking_closed');
    if (parcel.trackingNumber !== before) throw new Refusal('changed_meanwhile');
    const carrier = findCarrier(input.carrier);
    if (!carrier) throw new Refusal('carrier_unknown');
    if (parcel.carrier === carrier.code && before === trackingNumber) return;
    await tx.delete(shipmentEvents).where(eq(shipmentEvents.shipmentId, parcelId));
    // Another parcel may get the number at the same time: the index decides.
    await refuseViolation(write(tx, parcelId, courierColumns({ carrier, trackingNumber })), {
      shipments_tracking: 'tracking_taken',
    });
    await refreshReceiveBy(tx, orderId);
    await logAct(tx, actor, 'tracking_corrected', orderNumber, `${before} → ${trackingNumber}`);
    await publish(tx, trackingCorrected, { shipmentId: parcelId, trackingNumber });
  });
  return null;
}

async function write(tx: Transaction, parcelId: number, courier: ReturnType<typeof courierColumns>): Promise<void> {
  await tx
    .update(shipments)
    .set({ state: 'sent', deliveredAt: null, nextStepAt: null, ...courier })
    .where(eq(shipments.id, parcelId));
}
