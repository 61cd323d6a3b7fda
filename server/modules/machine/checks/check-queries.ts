import { type and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import {
  type Check,
  type CheckRun,
  checkAreas,
  checkRunsShown,
  type getCheck,
  type listChecks,
} from '#contract/machine/platform-checks.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { checkResults, checkRuns } from '#server/modules/machine/tables.ts';
import { checkEveryMinutes } from './ask-for-run.ts';
import { areaOf, type CheckedPromise, everyPromise, findPromise } from './promises.ts';

type Result = typeof checkResults.$inferSelect;

function checkOf(promise: CheckedPromise, result: Result | undefined): Check {
  const { id, code, text } = promise;
  return {
    ...{ id, code, text, area: areaOf(promise) },
    state: result?.state ?? 'unknown',
    ranAt: result?.ranAt.toISOString() ?? null,
    tookMs: result?.tookMs ?? null,
    brokenCount: result?.broken.length ?? 0,
    isMore: result?.isMore ?? false,
    redSince: result?.redSince?.toISOString() ?? null,
    failure: result?.failure ?? '',
  };
}

/** Every promise with its last result, by what it is about. */
export async function listAllChecks(): Promise<OutputOf<typeof listChecks>> {
  const [results, running, runs] = await Promise.all([
    database().select().from(checkResults),
    findRunning(),
    selectRuns(isNotNull(checkRuns.endedAt)),
  ]);
  const byPromise = new Map(results.map((result) => [result.promise, result]));
  const checks = everyPromise().map((promise) => checkOf(promise, byPromise.get(promise.id)));
  checks.sort((a, b) => checkAreas.indexOf(a.area) - checkAreas.indexOf(b.area));
  return { checks, running, runs, everyMinutes: checkEveryMinutes };
}

export async function getOneCheck(id: string): Promise<OutputOf<typeof getCheck>> {
  const promise = findPromise(id);
  if (!promise) throw new Refusal('check_not_found');
  const [[result], running] = await Promise.all([
    database().select().from(checkResults).where(eq(checkResults.promise, id)),
    findRunning(),
  ]);
  return { ...checkOf(promise, result), broken: result?.broken ?? [], running };
}

/** How many promises are broken, for the menu. */
export async function countRed(): Promise<number> {
  const red = await database()
    .select({ promise: checkResults.promise })
    .from(checkResults)
    .where(eq(checkResults.state, 'red'));
  return red.filter(({ promise }) => findPromise(promise)).length;
}

async function findRunning(): Promise<CheckRun | null> {
  const [running] = await selectRuns(isNull(checkRuns.endedAt));
  return running ?? null;
}

async function selectRuns(which: ReturnType<typeof and>): Promise<CheckRun[]> {
  const rows = await database()
    .select({ run: checkRuns, nickname: accounts.nickname })
    .from(checkRuns)
    .leftJoin(accounts, eq(accounts.id, checkRuns.askedBy))
    .where(which)
    .orderBy(desc(checkRuns.id))
    .limit(checkRunsShown);
  return rows.map(({ run, nickname }) => ({
    ...{ id: run.id, only: run.only, total: run.total, done: run.done },
    askedAt: run.askedAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
    askedBy: run.isByClock ? null : (nickname ?? ''),
    redCount: run.red.length,
    unfinishedCount: run.unfinished.length,
  }));
}
