import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import type { providerRefundDone } from '#server/modules/payments/index.ts';
import { holdRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { endRefund } from './end-refund.ts';

type PaidBack = z.output<typeof providerRefundDone.shape>;

const mark = 'refund:';

/** Handles a provider refund that is done, once: ends the refund that it was for. */
export async function handleProviderRefund({ operation, by }: PaidBack, tx: Transaction): Promise<void> {
  if (!operation.startsWith(mark)) return; // money that came too late is nobody's refund
  const held = await holdRefund(tx, { number: operation.slice(mark.length) });
  if (held.refund.status === 'refunding') await endRefund(tx, held, by);
}
