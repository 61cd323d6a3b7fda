import type { Transaction } from '#server/database/connection.ts';
import { refundRightOf, type WholeOrder } from '#server/modules/orders/index.ts';
import { couponsAfter } from './coupons-after.ts';
import { chooseUnits, isWholeUnsent, leftOf, type Plan, planRefund } from './plan-refund.ts';
import { readLines } from './queries.ts';

export type ReturnToday = Plan & {
  /** Freight that would come back if the shop were at fault. */
  freightIfFault: number;
  givesCouponsBack: boolean;
  losesCoupons: boolean;
};

/**
 * What would be refunded if the buyer returned all that is left of an order now, without a fault of the shop: computed as a refund
 * is, so that the two cannot differ. Null when no refund can be requested.
 */
export async function planReturnToday(
  reader: Pick<Transaction, 'select'>,
  order: WholeOrder,
): Promise<ReturnToday | null> {
  if (!refundRightOf(order).mayRefund) return null;
  const lines = await readLines(reader, order);
  const left = lines.map((line) => ({ lineId: line.id, quantity: leftOf(line).left }));
  const chosen = chooseUnits(
    lines,
    left.filter(({ quantity }) => quantity > 0),
    'money',
  );
  return {
    ...planRefund(lines, chosen, null),
    freightIfFault: planRefund(lines, chosen, 'damaged').total.freight,
    ...(await couponsAfter(reader, order, isWholeUnsent(lines, chosen))),
  };
}
