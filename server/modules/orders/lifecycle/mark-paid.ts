import type { Transaction } from '#server/database/connection.ts';
import { countSold, sellStock } from '#server/modules/catalogue/index.ts';
import { lapseOffers } from '#server/modules/orders/price-offer/end-offer.ts';
import {
  type PaymentContent as Content,
  findPaymentContent,
} from '#server/modules/orders/reads/payment-content-queries.ts';
import { type LedgerEntry, writeLedger } from '#server/modules/payments/index.ts';
import { moveOrders } from './move-orders.ts';
import { startShipDeadline } from './ship-deadline.ts';

/** Handles a paid payment, once: its orders become paid, what they reserved is sold, and each shop's share is booked. */
export async function markPaid(paymentNumber: string, tx: Transaction): Promise<void> {
  const { orders, lines } = await findPaymentContent(tx, paymentNumber);
  const waiting = orders.filter(({ status }) => status === 'awaiting_payment');
  if (waiting.length === 0) return; // handled before
  const ids = waiting.map(({ id }) => id);
  await moveOrders(tx, ids, { from: 'awaiting_payment', to: 'paid', by: 'provider' });
  await lapseOffers(tx, ids);
  await startShipDeadline(tx, ids);
  for (const order of waiting) await bookSale(tx, order, lines);
  const sold = lines.filter(({ orderId }) => ids.includes(orderId));
  await sellStock(tx, sold);
  await countSold(tx, sold);
}

/**
 * The payment is divided among the lines of its orders: the platform adds what it bears of the reductions, and the rest after its
 * commission is the shop's, pending until nobody can ask for a refund any more.
 */
async function bookSale(tx: Transaction, order: Content['orders'][number], lines: Content['lines']): Promise<void> {
  const { id, number, shopId, currency, payable } = order;
  const mine = lines.filter(({ orderId }) => orderId === id);
  await writeLedger(tx, { cause: `order:${number}`, rule: 'sale', currency }, [
    { account: 'clearing', amount: payable },
    ...mine.flatMap(({ lineId, platformCoupon, points, commission, shopShare }): LedgerEntry[] => [
      { account: 'coupon_cost', amount: platformCoupon, lineId },
      { account: 'points_cost', amount: points, lineId },
      { account: 'commission', amount: -commission, lineId },
      { account: 'pending', shopId, amount: -shopShare, lineId },
    ]),
  ]);
}
