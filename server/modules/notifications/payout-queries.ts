import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { payoutAccounts, payouts } from '#server/modules/payouts/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

export async function findPayout(tx: Transaction, number: string) {
  const [row] = await tx
    .select({ payout: payouts, bank: payoutAccounts.bank, lastFour: payoutAccounts.lastFour })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .where(eq(payouts.number, number));
  return row ?? null;
}

export async function findPayoutAccount(tx: Transaction, accountId: number) {
  const [row] = await tx
    .select({ account: payoutAccounts, person: accounts.nickname, shop: shops.name })
    .from(payoutAccounts)
    .innerJoin(accounts, eq(accounts.id, payoutAccounts.changedBy))
    .innerJoin(shops, eq(shops.id, payoutAccounts.shopId))
    .where(eq(payoutAccounts.id, accountId));
  return row ?? null;
}
