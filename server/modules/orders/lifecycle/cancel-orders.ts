import { type Transaction, transaction } from '#server/database/connection.ts';
import { giveBackBargains, giveBackFlash, releaseStock } from '#server/modules/catalogue/index.ts';
import { giveBackCoupons } from '#server/modules/coupons/index.ts';
import { lapseOffers } from '#server/modules/orders/price-offer/end-offer.ts';
import { findPaymentContent } from '#server/modules/orders/reads/payment-content-queries.ts';
import { closePayment } from '#server/modules/payments/index.ts';
import { returnPoints } from '#server/modules/points/index.ts';
import { moveOrders } from './move-orders.ts';

type Cancelling = { paymentNumber: string; reason: string } & (
  | { by: 'shopper'; accountId: number }
  | { by: 'clock'; accountId: null }
);

/**
 * Cancels all orders of an unpaid payment and releases everything they hold, exactly once: the payment is closed first, and only
 * one can change its status from "open" (a payment, the clock, another tab).
 */
export async function cancelOrders(
  tx: Transaction,
  { paymentNumber, by, accountId, reason }: Cancelling,
): Promise<void> {
  await closePayment(tx, paymentNumber, accountId);
  const { orders, lines } = await findPaymentContent(tx, paymentNumber);
  const ids = orders.map(({ id }) => id);
  await moveOrders(tx, ids, { from: 'awaiting_payment', to: 'cancelled', by, reason });
  await lapseOffers(tx, ids);
  await giveBackCoupons(tx, paymentNumber);
  const points = orders.reduce((sum, { pointsUsed }) => sum + pointsUsed, 0);
  const [first] = orders;
  if (points > 0 && first) await returnPoints(tx, first.accountId, points, `payment:${paymentNumber}`, paymentNumber);
  await giveBackFlash(
    tx,
    lines.flatMap(({ activityId, productId, quantity }) =>
      activityId === null ? [] : { activityId, productId, quantity },
    ),
  );
  await giveBackBargains(
    tx,
    lines.flatMap(({ bargainId, quantity }) => (bargainId === null ? [] : { bargainId, quantity })),
  );
  await releaseStock(tx, lines);
}

/** Cancels the orders of an unpaid payment for their buyer. */
export async function cancelPayment(accountId: number, paymentNumber: string, reason: string): Promise<null> {
  await transaction((tx) => cancelOrders(tx, { paymentNumber, accountId, by: 'shopper', reason }));
  return null;
}
