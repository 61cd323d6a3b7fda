import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { log } from '#server/http/log.ts';
import { checkResults } from '#server/modules/machine/tables.ts';
import { notifyOfRedChecks } from '#server/modules/notifications/index.ts';
import { findPromise } from './promises.ts';

/** Alerts operators of promises that have become red: once, until they are green again. */
export async function alertOfRed(tx: Transaction, runId: number): Promise<void> {
  const red = await tx
    .update(checkResults)
    .set({ alertedAt: sql`now()` })
    .where(and(eq(checkResults.state, 'red'), isNull(checkResults.alertedAt)))
    .returning({ promise: checkResults.promise });
  const broken = red.flatMap(({ promise }) => findPromise(promise) ?? []);
  if (broken.length === 0) return;
  for (const { id, text } of broken) log.error({ promise: id }, `self-check is red: ${text}`);
  await notifyOfRedChecks(tx, { runId, promises: broken.map(({ text }) => text) });
}
