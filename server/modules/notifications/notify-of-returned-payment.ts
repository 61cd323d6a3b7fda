import type { Transaction } from '#server/database/connection.ts';
import { moneyFact } from './facts.ts';
import { mailLink } from './mail-links.ts';
import { buttonBlock, factsBlock, sumBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { findPayer } from './order-queries.ts';

type Returned = { paymentNumber: string; amount: number; currency: string };

/**
 * Notifies the payer that a payment cannot be accepted, or that it was paid back. Each event is about another sum of money and
 * is handled once, so no other cause is needed.
 */
export async function notifyOfReturnedPayment(
  tx: Transaction,
  kind: 'paymentNotAccepted' | 'paymentReturned',
  { paymentNumber, amount, currency }: Returned,
): Promise<void> {
  const reader = await findPayer(tx, paymentNumber);
  if (!reader) return;
  const { locale, userType } = reader;
  await notify(tx, reader, {
    kind,
    cause: null,
    link: '/users/order_list',
    values: { number: paymentNumber, amount: moneyFact(amount, currency) },
    blocks: [
      sumBlock(locale, kind === 'paymentReturned' ? 'refundAmount' : 'paidAmount', amount, currency),
      factsBlock(locale, [['paymentNumber', paymentNumber]]),
      ...(userType === 'visitor' ? [] : [buttonBlock(locale, 'viewOrders', mailLink(locale, '/users/order_list'))]),
    ],
  });
}
