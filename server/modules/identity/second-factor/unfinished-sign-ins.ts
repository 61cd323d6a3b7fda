import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { secondStepMinutes } from '#contract/shops/console.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { unfinishedSignIns } from '#server/modules/identity/tables.ts';

const triesMax = 5;

/** Stores a sign-in that lacks its second step, and returns the key to it. Only a hash of the key is stored. */
export async function beginSecondStep(tx: Transaction, accountId: number): Promise<string> {
  const key = newToken();
  await tx.insert(unfinishedSignIns).values({
    keyHash: hashToken(key),
    accountId,
    endsAt: sql`now() + make_interval(mins => ${secondStepMinutes})`,
  });
  return key;
}

const isOpen = (key: string) =>
  and(eq(unfinishedSignIns.keyHash, hashToken(key)), gt(unfinishedSignIns.endsAt, sql`now()`));

/** Counts a try before anything is compared, in its own statement: parallel guesses get no more than consecutive ones. */
export async function claimTry(key: string): Promise<number> {
  const [claimed] = await database()
    .update(unfinishedSignIns)
    .set({ tries: sql`${unfinishedSignIns.tries} + 1` })
    .where(and(isOpen(key), lt(unfinishedSignIns.tries, triesMax)))
    .returning({ accountId: unfinishedSignIns.accountId });
  if (!claimed) throw new Refusal('sign_in_over');
  return claimed.accountId;
}

/** Ends what an old password has begun. */
export async function deleteUnfinishedSignIns(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(unfinishedSignIns).where(eq(unfinishedSignIns.accountId, accountId));
}

/** Takes an unfinished sign-in, once. */
export async function takeUnfinished(tx: Transaction, key: string): Promise<void> {
  const taken = await tx.delete(unfinishedSignIns).where(isOpen(key)).returning({ id: unfinishedSignIns.accountId });
  if (taken.length === 0) throw new Refusal('sign_in_over');
}
