import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { holdWholeOrder, type WholeOrder } from '#server/modules/orders/index.ts';
import { findRefundRow, type RefundRow, type Whose } from '#server/modules/refunds/queries.ts';

export type HeldRefund = { order: WholeOrder; refund: RefundRow };

/** Holds a refund by its order: the same lock that sending and receiving take, so that each sees what the other did. */
export async function holdRefund(tx: Transaction, whose: Whose): Promise<HeldRefund> {
  const found = await findRefundRow(tx, whose);
  if (!found) throw new Refusal('refund_not_found');
  const order = await holdWholeOrder(tx, found.orderId);
  // It may have moved while the order was waited for.
  const refund = await findRefundRow(tx, whose);
  if (!refund) throw new Error(`Refund ${whose.number} is gone`);
  return { order, refund };
}

/** Does something with a refund, whole or not at all. */
export function withRefund(whose: Whose, work: (tx: Transaction, held: HeldRefund) => Promise<void>): Promise<null> {
  return transaction(async (tx) => {
    await work(tx, await holdRefund(tx, whose));
    return null;
  });
}
