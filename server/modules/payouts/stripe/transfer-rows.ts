import { eq, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/database/connection.ts';
import { payouts, payoutTransfers } from '#server/modules/payouts/tables.ts';

const columns = {
  payoutId: payoutTransfers.payoutId,
  connectedId: payoutTransfers.connectedId,
  state: payoutTransfers.state,
  transferId: payoutTransfers.transferId,
  failure: payoutTransfers.failure,
  number: payouts.number,
  shopId: payouts.shopId,
  status: payouts.status,
  amount: payouts.amount,
  currency: payouts.currency,
};

const transfersWith = (tx: Transaction, where: SQL | undefined) =>
  tx.select(columns).from(payoutTransfers).innerJoin(payouts, eq(payouts.id, payoutTransfers.payoutId)).where(where);

export type Transfer = Awaited<ReturnType<typeof transfersWith>>[number];

/** What a provider does for a payout, locked until the transaction ends: every step and every message locks it first. */
export async function lockTransfer(tx: Transaction, number: string): Promise<Transfer | null> {
  const [row] = await transfersWith(tx, eq(payouts.number, number)).for('update');
  return row ?? null;
}

/** Changes what a provider has to do. The caller has locked it. */
export async function setTransfer(
  tx: Transaction,
  { payoutId }: Transfer,
  change: PgUpdateSetSource<typeof payoutTransfers>,
): Promise<void> {
  await tx.update(payoutTransfers).set(change).where(eq(payoutTransfers.payoutId, payoutId));
}
