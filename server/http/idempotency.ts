import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from './refusal.ts';
import { answeredCalls } from './tables.ts';

/** A call with an idempotency key: the same account, call and key mean the same call. */
export type KeyedCall = { accountId: number; call: string; key: string; input: unknown };

const retentionDays = 2; // a client tries again within minutes; a day is what is promised

/**
 * Runs an operation once per idempotency key, and returns the stored answer to every repetition. The key is claimed before the
 * work and in its transaction, so a second request at the same time waits for it (no longer than a lock timeout), and work that
 * is refused leaves the key free. The same key with another input is refused: that is a client's mistake, not a repetition.
 */
export async function runOncePerKey<Answer>(
  tx: Transaction,
  { accountId, call, key, input }: KeyedCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const mine = and(eq(answeredCalls.accountId, accountId), eq(answeredCalls.call, call), eq(answeredCalls.key, key));
  if (await claimKey(tx, { accountId, call, key, fingerprint })) {
    const answer = await work();
    await statement(
      'answer',
      sql`update ${answeredCalls} set answer = ${JSON.stringify(answer)}::jsonb where ${mine}`,
    ).run(tx);
    return answer;
  }
  const [known] = await tx.select().from(answeredCalls).where(mine);
  if (known?.fingerprint !== fingerprint) throw new Refusal('sent_otherwise');
  return known.answer as Answer;
}

async function claimKey(tx: Transaction, row: typeof answeredCalls.$inferInsert): Promise<boolean> {
  try {
    const claimed = await statement(
      'claim_key',
      sql`insert into ${answeredCalls} (account_id, call, key, fingerprint)
      values (${row.accountId}, ${row.call}, ${row.key}, ${row.fingerprint}) on conflict do nothing returning key`,
    ).rows(tx);
    return claimed.length === 1;
  } catch (error) {
    if (isLockTimeout(error)) throw new Refusal('still_working');
    throw error;
  }
}

/** Deletes stored answers that are older than any retry. */
export async function deleteOldAnswers(): Promise<void> {
  await database()
    .delete(answeredCalls)
    .where(lt(answeredCalls.at, sql`now() - make_interval(days => ${retentionDays})`));
}

const lockNotAvailable = '55P03';

/** Whether a statement failed because another transaction held its lock for longer than `lock_timeout`. */
function isLockTimeout(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ((at as { code?: unknown }).code === lockNotAvailable) return true;
  return false;
}

/** Forgets what was answered to an account: its own data may be in it. */
export async function forgetAnswersTo(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(answeredCalls).where(eq(answeredCalls.accountId, accountId));
}
