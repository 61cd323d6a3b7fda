import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { payoutAccounts, payoutTransfers } from './tables.ts';

/** Leaves an approved payout to its provider, if it has one; the platform pays the others by itself. */
export async function queueTransfer(tx: Transaction, payout: { id: number; accountId: number }): Promise<void> {
  const [account] = await tx
    .select({ connectedId: payoutAccounts.connectedId })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.id, payout.accountId));
  if (!account?.connectedId) return;
  await tx
    .insert(payoutTransfers)
    .values({ payoutId: payout.id, connectedId: account.connectedId, nextTryAt: mallNow });
}
