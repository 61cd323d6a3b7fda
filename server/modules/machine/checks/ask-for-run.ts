import { isNull, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#contract/core/call.ts';
import type { runChecks } from '#contract/machine/platform-checks.ts';
import { database, transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { checkRuns } from '#server/modules/machine/tables.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { everyPromise, findPromise } from './promises.ts';

export const checkEveryMinutes = 60;

const now = sql`now()`;

/** Asks for a run, which the next process that polls will make, or returns the one that is waiting or running. */
export function askForRun(
  by: Caller<'platform'>,
  { only }: InputOf<typeof runChecks>,
): Promise<OutputOf<typeof runChecks>> {
  const promise = only ? findPromise(only) : null;
  if (only && !promise) throw new Refusal('check_not_found');
  return transaction(async (tx) => {
    const total = promise ? 1 : everyPromise().length;
    const [asked] = await tx
      .insert(checkRuns)
      .values({ askedAt: now, askedBy: by.session.accountId, isByClock: false, only: promise?.id ?? null, total })
      .onConflictDoNothing()
      .returning({ id: checkRuns.id });
    if (asked) {
      const subject = promise?.text ?? String(total);
      await logOperatorAct(tx, by, { act: promise ? 'check_run' : 'checks_run', subject });
      return { id: asked.id, isNew: true };
    }
    const [running] = await tx.select({ id: checkRuns.id }).from(checkRuns).where(isNull(checkRuns.endedAt));
    if (!running) throw new Refusal('busy'); // it has ended since
    return { id: running.id, isNew: false };
  });
}

/** Asks for a run when the last one of all promises is an hour ago. */
export async function askByClock(): Promise<void> {
  await statement(
    'ask_for_checks',
    sql`
    insert into ${checkRuns} (asked_at, is_by_clock, total)
    select now(), true, ${everyPromise().length}::int where not exists (
      select from ${checkRuns} where ${checkRuns.only} is null and ${checkRuns.askedAt} > now() - make_interval(mins => ${checkEveryMinutes}::int))
    on conflict do nothing`,
  ).run(database());
}
