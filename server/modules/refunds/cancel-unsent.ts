import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockWholeOrder, sending } from '#server/modules/orders/index.ts';
import { lockRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { accept } from './decide-refund.ts';
import { openRefund } from './open-refund.ts';
import { chooseUnits } from './plan-refund.ts';
import { findOrderId, readLines } from './queries.ts';

/**
 * Cancels what a shop has not sent in time: it is refunded at once, without asking the shop. What the shop sends at the same time
 * is either sent or cancelled, never both: both lock the order first.
 */
export async function cancelUnsent(accountId: number, orderNumber: string): Promise<{ refundOrderNo: string }> {
  return transaction(async (tx) => {
    const orderId = await findOrderId(tx, accountId, orderNumber);
    if (orderId === null) throw new Refusal('order_not_found');
    const order = await lockWholeOrder(tx, orderId);
    const unsent = order.lines
      .map(({ id, quantity, shipped, unsent }) => ({ lineId: id, quantity: quantity - shipped - unsent }))
      .filter(({ quantity }) => quantity > 0);
    if (!sending.includes(order.status) || unsent.length === 0) throw new Refusal('nothing_to_cancel');
    if (order.overdueAt === null) throw new Refusal('order_not_overdue');
    const lines = await readLines(tx, order);
    const request = { kind: 'money', reason: 'late', note: '', pictureHashes: [] } as const;
    const chosen = chooseUnits(lines, unsent, 'money');
    const { number } = await openRefund(tx, order, { ...request, pictureHashes: [] }, lines, chosen);
    await accept(tx, await lockRefund(tx, { number }), 'clock');
    return { refundOrderNo: number };
  });
}
