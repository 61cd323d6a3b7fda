import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import type { providerRefundRefused } from '#server/modules/payments/index.ts';
import { amountText, deskButton, factsBlock } from './mail-words.ts';
import { listPlatformReaders } from './reader-queries.ts';
import { findRefund } from './refund-queries.ts';
import { tell } from './tell.ts';
import { tellBuyer } from './tell-about-refund.ts';

type RefusedProviderRefund = z.output<typeof providerRefundRefused.shape>;

/**
 * Tells the platform's people that a provider will not pay money back, so that they pay it another way; and its buyer, if it
 * is a refund, that it comes later.
 */
export async function tellOfRefusedProviderRefund(tx: Transaction, refused: RefusedProviderRefund): Promise<void> {
  const { operation, paymentNumber, amount, currency } = refused;
  const number = operation.startsWith('refund:') ? operation.slice('refund:'.length) : null;
  for (const reader of await listPlatformReaders(tx)) {
    const { locale } = reader;
    await tell(tx, reader, {
      kind: 'platformProviderRefundRefused',
      cause: operation,
      values: { number: number ?? paymentNumber, amount: amountText(locale, amount, currency) },
      blocks: [
        factsBlock(locale, [
          ['refundNumber', number],
          ['paymentNumber', paymentNumber],
        ]),
        deskButton(locale, 'seeProviderRefund', { of: 'platform' }),
      ],
    });
  }
  const told = number === null ? null : await findRefund(tx, number);
  if (told) await tellBuyer(tx, told, { kind: 'buyerProviderRefundRefused', cause: operation, deadline: null });
}
