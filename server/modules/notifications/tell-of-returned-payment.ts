import type { Transaction } from '#server/database/connection.ts';
import { mailLink } from './mail-links.ts';
import { amountText, buttonBlock } from './mail-words.ts';
import { findPayer } from './order-queries.ts';
import { tell } from './tell.ts';

type Returned = { paymentNumber: string; amount: number; currency: string };

/**
 * Tells whoever paid that money cannot be kept, or that it has gone back. Each event is of another sum of money, and is
 * handled once, so nothing else has to tell them apart.
 */
export async function tellOfReturnedPayment(
  tx: Transaction,
  kind: 'paymentNotKept' | 'paymentReturned',
  { paymentNumber, amount, currency }: Returned,
): Promise<void> {
  const reader = await findPayer(tx, paymentNumber);
  if (!reader) return;
  const { locale, userType } = reader;
  await tell(tx, reader, {
    kind,
    cause: null,
    values: { number: paymentNumber, amount: amountText(locale, amount, currency) },
    blocks: userType === 'visitor' ? [] : [buttonBlock(locale, 'viewOrders', mailLink(locale, '/users/order_list'))],
  });
}
