import { and, eq } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { addressChangeDecided } from '#server/modules/orders/events.ts';
import { lockOrder } from '#server/modules/orders/lifecycle/lock-order.ts';
import { addressChanges, orders } from '#server/modules/orders/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { countShipped, findOwnOrder, mayChangeAddress } from './change-queries.ts';

type Decision = { orderNo: string; id: number };

/** Delivers the order to the address that was asked for. Shipping locks the order too, so that one of both comes first. */
export function agreeToChange(actor: Actor, { orderNo: orderNumber, id }: Decision): Promise<null> {
  return transaction(async (tx) => {
    const order = await lockShopOrder(tx, actor.shopId, orderNumber);
    if (!mayChangeAddress(order, await countShipped(tx, order.id))) throw new Refusal('address_change_late');
    const address = await endChange(tx, order.id, id, { status: 'agreed', reason: '' });
    await tx.update(orders).set({ address }).where(eq(orders.id, order.id));
    await publish(tx, addressChangeDecided, { orderNumber, changeId: id, isAgreed: true, reason: '' });
    await logAct(tx, actor, 'address_change_agreed', orderNumber);
    return null;
  });
}

/** Leaves the order its address, and says why. */
export function refuseChange(
  actor: Actor,
  { orderNo: orderNumber, id, reason }: Decision & { reason: string },
): Promise<null> {
  return transaction(async (tx) => {
    const order = await lockShopOrder(tx, actor.shopId, orderNumber);
    await endChange(tx, order.id, id, { status: 'refused', reason });
    await publish(tx, addressChangeDecided, { orderNumber, changeId: id, isAgreed: false, reason });
    await logAct(tx, actor, 'address_change_refused', orderNumber, reason);
    return null;
  });
}

/** Ends an open request of an order that is shipped as it is. The caller has locked the order. */
export async function lapseChange(tx: Transaction, orderId: number): Promise<void> {
  await tx
    .update(addressChanges)
    .set({ status: 'lapsed', decidedAt: mallNow })
    .where(and(eq(addressChanges.orderId, orderId), eq(addressChanges.status, 'open')));
}

async function lockShopOrder(tx: Transaction, shopId: number, orderNumber: string) {
  const orderId = await findOwnOrder(tx, orderNumber, { shopId });
  const order = orderId === null ? null : await lockOrder(tx, orderId);
  if (!order) throw new Refusal('order_not_found');
  return order;
}

async function endChange(
  tx: Transaction,
  orderId: number,
  id: number,
  end: { status: 'agreed' | 'refused'; reason: string },
) {
  const [ended] = await tx
    .update(addressChanges)
    .set({ ...end, decidedAt: mallNow })
    .where(and(eq(addressChanges.id, id), eq(addressChanges.orderId, orderId), eq(addressChanges.status, 'open')))
    .returning({ address: addressChanges.address });
  if (!ended) throw new Refusal('address_change_over');
  return ended.address;
}
