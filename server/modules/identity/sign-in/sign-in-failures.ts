import { eq, lt, lte, or, sql } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { signInFailures } from '#server/modules/identity/tables.ts';

/** The mail address or phone that someone typed to sign in. */
export type Identity = { email: string } | { phone: string };

// Documented in docs/running.md.
const freeFailures = 5;
const firstWaitSeconds = 5;
const longestWaitSeconds = 900;

/**
 * Counts a sign-in as failed before the password is checked, and refuses it while the account has to wait. It is one
 * statement, so parallel guesses get no more tries than consecutive ones.
 */
export async function claimSignIn(by: Identity): Promise<void> {
  const who = nameOf(by);
  const isForgotten = sql`${signInFailures.lastAt} < now() - interval '1 hour'`;
  const failures = sql`case when ${isForgotten} then 1 else ${signInFailures.failures} + 1 end`;
  const waitSeconds = sql`case when ${failures} < ${freeFailures} then 0
    else least(${longestWaitSeconds}, ${firstWaitSeconds} * power(2, least(${failures} - ${freeFailures}, 10))) end`;
  const [counted] = await database()
    .insert(signInFailures)
    .values({ who, failures: 1 })
    .onConflictDoUpdate({
      target: signInFailures.who,
      set: { failures, lastAt: sql`now()`, blockedUntil: sql`now() + make_interval(secs => ${waitSeconds})` },
      // The first failures block nobody: another try that started later may have written a `blockedUntil` that is ahead of our now().
      setWhere: or(lt(signInFailures.failures, freeFailures), lte(signInFailures.blockedUntil, sql`now()`)),
    })
    .returning({ failures: signInFailures.failures });
  if (!counted) throw new Refusal('too_many_tries', { seconds: await secondsLeft(who) });
}

async function secondsLeft(who: string): Promise<number> {
  const [row] = await database()
    .select({ seconds: sql<number>`ceil(extract(epoch from ${signInFailures.blockedUntil} - now()))::int` })
    .from(signInFailures)
    .where(eq(signInFailures.who, who));
  return Math.max(1, row?.seconds ?? 1);
}

/** Resets the count after the right password, or a new one. */
export async function forgetFailures(tx: Transaction, by: Identity): Promise<void> {
  await tx.delete(signInFailures).where(eq(signInFailures.who, nameOf(by)));
}

function nameOf(by: Identity): string {
  return 'email' in by ? `email:${by.email}` : `phone:${by.phone}`;
}
