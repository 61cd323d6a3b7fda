import type { Transaction } from '#server/database/connection.ts';
import { countSold, sellStock } from '#server/modules/catalogue/index.ts';
import { lapseOffers } from '#server/modules/orders/price-offer/end-offer.ts';
import { findPaymentContent, type PaymentContent } from '#server/modules/orders/reads/payment-content-queries.ts';
import { type JournalEntry, writeJournal } from '#server/modules/payments/index.ts';
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
  for (const order of waiting) await writeJournal(tx, `order:${order.number}`, entriesOf(order));
  const sold = lines.filter(({ orderId }) => ids.includes(orderId));
  await sellStock(tx, sold);
  await countSold(tx, sold);
}

/**
 * The payment is divided among its orders: the platform adds what it bears of the reductions, and the rest after its commission
 * is held for the shop until the products are received.
 */
function entriesOf(order: PaymentContent['orders'][number]): JournalEntry[] {
  const { shopId, currency, payable, platformCoupon, points, commission, shopShare } = order;
  return [
    { account: 'clearing', amount: payable, currency },
    { account: 'platform', amount: platformCoupon + points, currency },
    { account: `held:${shopId}`, amount: -shopShare, currency },
    { account: 'commission', amount: -commission, currency },
  ];
}
