import { type Transaction, transaction } from '#server/database/connection.ts';
import { giveBackFlash, releaseStock } from '#server/modules/catalogue/index.ts';
import { giveBackCoupons } from '#server/modules/coupons/index.ts';
import { findTradeContent } from '#server/modules/orders/reads/payment-content-queries.ts';
import { closeTrade } from '#server/modules/payments/index.ts';
import { returnPoints } from '#server/modules/points/index.ts';
import { moveOrders } from './move-orders.ts';

type Cancelling = { tradeNumber: string; reason: string } & (
  | { by: 'shopper'; accountId: number }
  | { by: 'clock'; accountId: null }
);

/**
 * Cancels all orders of an unpaid trade and gives back everything they hold, exactly once: closing the trade comes first, and
 * whoever else moves it out of "open" (a payment, the clock, another tab) has won.
 */
export async function cancelOrders(tx: Transaction, { tradeNumber, by, accountId, reason }: Cancelling): Promise<void> {
  await closeTrade(tx, tradeNumber, accountId);
  const { orders, lines } = await findTradeContent(tx, tradeNumber);
  await moveOrders(
    tx,
    orders.map(({ id }) => id),
    { from: 'awaiting_payment', to: 'cancelled', by, reason },
  );
  await giveBackCoupons(tx, tradeNumber);
  const points = orders.reduce((sum, { pointsUsed }) => sum + pointsUsed, 0);
  const [first] = orders;
  if (points > 0 && first) await returnPoints(tx, first.accountId, points, `trade:${tradeNumber}`, tradeNumber);
  await giveBackFlash(
    tx,
    lines.flatMap(({ activityId, productId, quantity }) =>
      activityId === null ? [] : { activityId, productId, quantity },
    ),
  );
  await releaseStock(tx, lines);
}

/** Cancels what somebody has ordered and not paid. */
export async function cancelTrade(accountId: number, tradeNumber: string, reason: string): Promise<null> {
  await transaction((tx) => cancelOrders(tx, { tradeNumber, accountId, by: 'shopper', reason }));
  return null;
}
