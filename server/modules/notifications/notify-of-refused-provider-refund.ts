import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import type { providerRefundRefused } from '#server/modules/payments/index.ts';
import { moneyFact } from './facts.ts';
import { deskButton, factsBlock, sumBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { notifyBuyer } from './notify-about-refund.ts';
import { listOperatorReaders } from './reader-queries.ts';
import { findRefund } from './refund-queries.ts';

type RefusedProviderRefund = z.output<typeof providerRefundRefused.shape>;

/**
 * Notifies the operators of finance that a provider refuses to pay money back, so that they pay it another way; and the buyer,
 * if it is a refund, that it takes longer.
 */
export async function notifyOfRefusedProviderRefund(tx: Transaction, refused: RefusedProviderRefund): Promise<void> {
  const { operation, paymentNumber, amount, currency } = refused;
  const number = operation.startsWith('refund:') ? operation.slice('refund:'.length) : null;
  for (const reader of await listOperatorReaders(tx, 'finance')) {
    const { locale } = reader;
    await notify(tx, reader, {
      kind: 'platformProviderRefundRefused',
      cause: operation,
      link: '/reconciliation',
      values: { number: number ?? paymentNumber, amount: moneyFact(amount, currency) },
      blocks: [
        sumBlock(locale, 'refundAmount', amount, currency),
        factsBlock(locale, [
          ['refundNumber', number],
          ['paymentNumber', paymentNumber],
        ]),
        deskButton(locale, 'seeProviderRefund', { of: 'platform', path: '/reconciliation' }),
      ],
    });
  }
  const details = number === null ? null : await findRefund(tx, number);
  if (details) await notifyBuyer(tx, details, { kind: 'buyerProviderRefundRefused', cause: operation, deadline: null });
}
