import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { lockDesk } from './lock-desk.ts';
import { sealNumber } from './seal-number.ts';
import { payoutAccounts } from './tables.ts';

type ImportedAccount = {
  shopId: number;
  accountId: number;
  holder: string;
  bank: string;
  country: string;
  bankCode: string;
  number: string;
};

/** Imports the bank account of a shop, to be used at once. One that has an account keeps it. */
export async function importPayoutAccount(
  tx: Transaction,
  { accountId: changedBy, number, ...shown }: ImportedAccount,
): Promise<void> {
  await lockDesk(tx, shown.shopId);
  const sealedNumber = await sealNumber(shown.shopId, number);
  const times = { changedAt: mallNow, usableFrom: mallNow };
  await tx
    .insert(payoutAccounts)
    .values({ ...shown, sealedNumber, lastFour: number.slice(-4), changedBy, ...times })
    .onConflictDoNothing();
}
