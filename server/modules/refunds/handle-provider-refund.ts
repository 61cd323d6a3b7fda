import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import type { providerRefundDone } from '#server/modules/payments/index.ts';
import { lockRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { endRefund } from './end-refund.ts';

type PaidBack = z.output<typeof providerRefundDone.shape>;

const prefix = 'refund:';

/** Handles a provider refund that is done, once: ends the refund it belongs to. */
export async function handleProviderRefund({ operation, by }: PaidBack, tx: Transaction): Promise<void> {
  if (!operation.startsWith(prefix)) return; // money that came too late belongs to no refund
  const locked = await lockRefund(tx, { number: operation.slice(prefix.length) });
  if (locked.refund.status === 'refunding') await endRefund(tx, locked, by);
}
