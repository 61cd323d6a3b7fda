import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { shipOrder as contract, ParcelInput } from '#contract/shipping/merchant.ts';
import { transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { findCarrier } from '#server/providers/carriers/carriers.ts';
import { findShopOrder } from './queries.ts';
import { type ParcelToSend, sendParcel } from './send-parcel.ts';

/** Ships an order of the shop, or a part of it. */
export async function shipOrder(
  actor: Actor,
  { orderNo: orderNumber, parcel, lines }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  return transaction(async (tx) => {
    const orderId = await findShopOrder(tx, actor.shopId, orderNumber);
    if (orderId === null) throw new Refusal('order_not_found');
    const shipmentId = await sendParcel(tx, orderId, withCarrier(parcel), lines);
    await logAct(tx, actor, 'order_shipped', orderNumber);
    const order = await lockOrder(tx, orderId);
    return { shipmentId, status: order?.status ?? 'shipped' };
  });
}

function withCarrier(parcel: ParcelInput): ParcelToSend {
  if (parcel.kind !== 'courier') return parcel;
  const carrier = findCarrier(parcel.carrier);
  if (!carrier) throw new Refusal('carrier_unknown');
  return { ...parcel, carrier };
}
