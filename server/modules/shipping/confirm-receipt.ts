import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockOrder, receiveOrder } from '#server/modules/orders/index.ts';
import { findBuyersOrder } from './queries.ts';

/** Its buyer says that an order has come. Said before, or by the clock, it is so already and nothing changes. */
export async function confirmReceipt(accountId: number, orderNumber: string): Promise<null> {
  await transaction(async (tx) => {
    const found = await findBuyersOrder(tx, accountId, orderNumber);
    const order = found && (await lockOrder(tx, found.id));
    if (!order) throw new Refusal('order_not_found');
    if (order.receivedAt === null) await receiveOrder(tx, order.id, 'shopper');
  });
  return null;
}
