import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { SecondFactor } from '#contract/identity/console.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { getAccount } from '#server/modules/identity/queries.ts';
import { recoveryCodes, secondFactors } from '#server/modules/identity/tables.ts';

type Reader = Pick<Transaction, 'select'>;

export const isConfirmed = (accountId: number) =>
  and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt));

export async function hasSecondFactor(reader: Reader, accountId: number): Promise<boolean> {
  const found = await reader.select({ id: secondFactors.accountId }).from(secondFactors).where(isConfirmed(accountId));
  return found.length > 0;
}

/** What an account's owner sees of their second factor. */
export async function getSecondFactorOf(accountId: number): Promise<SecondFactor> {
  const { passwordHash } = await getAccount(accountId);
  const [factor] = await database()
    .select({ since: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(isConfirmed(accountId));
  return {
    isOn: factor !== undefined,
    since: factor?.since?.toISOString() ?? null,
    recoveryCodesLeft: factor ? await countUnused(database(), accountId) : 0,
    hasPassword: passwordHash !== null,
  };
}

export async function countUnused(reader: Reader, accountId: number): Promise<number> {
  const [unused] = await reader
    .select({ total: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return unused?.total ?? 0;
}
