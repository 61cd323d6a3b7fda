import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockWholeOrder, type WholeOrder } from '#server/modules/orders/index.ts';
import { findRefundRow, type RefundRow, type Whose } from '#server/modules/refunds/queries.ts';

export type LockedRefund = { order: WholeOrder; refund: RefundRow };

/** Locks a refund by its order: the same lock as for sending and receiving, so that each sees what the other did. */
export async function lockRefund(tx: Transaction, whose: Whose): Promise<LockedRefund> {
  const found = await findRefundRow(tx, whose);
  if (!found) throw new Refusal('refund_not_found');
  const order = await lockWholeOrder(tx, found.orderId);
  // While waiting for the lock its status may have changed, or a visitor's refund may have gone to an account.
  const refund = await findRefundRow(tx, whose);
  if (!refund) throw new Refusal('refund_not_found');
  return { order, refund };
}

/** Changes a refund, completely or not at all. */
export function withRefund(
  whose: Whose,
  work: (tx: Transaction, locked: LockedRefund) => Promise<void>,
): Promise<null> {
  return transaction(async (tx) => {
    await work(tx, await lockRefund(tx, whose));
    return null;
  });
}
