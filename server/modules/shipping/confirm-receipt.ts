import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockOrder, receiveOrder } from '#server/modules/orders/index.ts';
import { findBuyerOrder } from './queries.ts';

/** The buyer confirms the receipt of an order. If it was received before, by hand or by the clock, nothing changes. */
export async function confirmReceipt(accountId: number, orderNumber: string): Promise<null> {
  await transaction(async (tx) => {
    const found = await findBuyerOrder(tx, accountId, orderNumber);
    const order = found && (await lockOrder(tx, found.id));
    if (!order) throw new Refusal('order_not_found');
    if (order.receivedAt === null) await receiveOrder(tx, order.id, 'shopper');
  });
  return null;
}
