import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { brokenShownMax } from '#contract/machine/platform-checks.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { log } from '#server/http/log.ts';
import { errorKind } from '#server/modules/machine/jobs/jobs.ts';
import { checkResults, checkRuns } from '#server/modules/machine/tables.ts';
import { alertOfRed } from './alert.ts';
import { askByClock } from './ask-for-run.ts';
import { type CheckedPromise, everyPromise } from './promises.ts';

const quietSeconds = 120; // after its start a mall has other things to do
const beatMs = 5_000;
const restMsMax = 2_000;
const runsStored = 200;

/** How long after a promise was found broken it is asked again. */
let secondLookMs = 3_000;
export function lookAgainAfter(ms: number): void {
  secondLookMs = ms;
}

type Run = { id: number; only: string | null; claim: string };
type Result = Pick<typeof checkResults.$inferInsert, 'state' | 'tookMs' | 'broken' | 'isMore' | 'failure'>;

const now = sql`now()`;
const stopping = new AbortController();

/** So that a mall that closes does not wait for a long query: the run is left to another process. */
export function stopChecks(): void {
  stopping.abort();
}

/** Makes the run that was asked for, or that is due. */
export async function runChecks(): Promise<void> {
  if (process.uptime() > quietSeconds) await askByClock();
  await makeAskedRun();
}

/** Does nothing while another process makes it. */
export async function makeAskedRun(): Promise<void> {
  const run = await claim();
  if (run) await make(run);
}

async function claim(): Promise<Run | null> {
  const token = randomUUID();
  const [run] = await database()
    .update(checkRuns)
    .set({ claim: token, beatAt: now, startedAt: now, done: 0, red: [], unfinished: [] })
    .where(
      and(
        isNull(checkRuns.endedAt),
        or(isNull(checkRuns.beatAt), lt(checkRuns.beatAt, sql`now() - interval '30 seconds'`)),
      ),
    )
    .returning({ id: checkRuns.id, only: checkRuns.only });
  return run ? { ...run, claim: token } : null;
}

/** One promise after the other, with a rest after each that is as long as it took. */
async function make(run: Run): Promise<void> {
  const beat = setInterval(() => void touch(run).catch(() => {}), beatMs).unref();
  try {
    for (const promise of everyPromise().filter(({ id }) => run.only === null || id === run.only)) {
      const result = await look(promise);
      if (stopping.signal.aborted || !(await store(run, promise, result))) return;
      await sleep(Math.min(result.tookMs, restMsMax));
    }
    await end(run);
  } finally {
    clearInterval(beat);
  }
}

const isMine = ({ id, claim }: Run) => and(eq(checkRuns.id, id), eq(checkRuns.claim, claim), isNull(checkRuns.endedAt));

const touch = (run: Run) => database().update(checkRuns).set({ beatAt: now }).where(isMine(run));

/**
 * Looks twice at what seems broken: an event between two tables may be on its way to its handler. Broken is what both looks
 * have found.
 */
async function look(promise: CheckedPromise): Promise<Result> {
  const startedAt = performance.now();
  const tookMs = () => Math.round(performance.now() - startedAt);
  try {
    const first = await unlessStopped(promise.findBroken(brokenShownMax + 1));
    const took = tookMs();
    if (first.length === 0) return { state: 'green', tookMs: took, broken: [], isMore: false, failure: '' };
    await sleep(secondLookMs);
    const second = new Set(await unlessStopped(promise.findBroken(brokenShownMax + 1)));
    const broken = first.filter((one) => second.has(one));
    return {
      state: broken.length === 0 ? 'green' : 'red',
      tookMs: took,
      broken: broken.slice(0, brokenShownMax),
      isMore: broken.length > brokenShownMax,
      failure: '',
    };
  } catch (error) {
    log.warn({ err: error, promise: promise.id }, `self-check "${promise.text}" did not finish`);
    return { state: 'unfinished', tookMs: tookMs(), broken: [], isMore: false, failure: errorKind(error) };
  }
}

function unlessStopped<Value>(work: Promise<Value>): Promise<Value> {
  const { signal } = stopping;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Returns false when another process has taken the run over. */
function store(run: Run, { id }: CheckedPromise, result: Result): Promise<boolean> {
  return transaction(async (tx) => {
    const { state } = result;
    const added = (to: typeof checkRuns.red | typeof checkRuns.unfinished) => sql`array_append(${to}, ${id})`;
    const counted = await tx
      .update(checkRuns)
      .set({
        beatAt: now,
        done: sql`${checkRuns.done} + 1`,
        ...(state === 'red' && { red: added(checkRuns.red) }),
        ...(state === 'unfinished' && { unfinished: added(checkRuns.unfinished) }),
      })
      .where(isMine(run))
      .returning({ id: checkRuns.id });
    if (counted.length === 0) return false;
    // A check that did not finish changes nothing: what was broken still counts as broken, and no second alert is sent.
    const since = {
      green: { redSince: null, alertedAt: null },
      red: { redSince: sql`coalesce(${checkResults.redSince}, now())` },
      unfinished: {},
    }[state];
    await tx
      .insert(checkResults)
      .values({ promise: id, ...result, ranAt: now, redSince: state === 'red' ? now : null })
      .onConflictDoUpdate({ target: checkResults.promise, set: { ...result, ranAt: now, ...since } });
    return true;
  });
}

function end(run: Run): Promise<void> {
  return transaction(async (tx) => {
    const ended = await tx.update(checkRuns).set({ endedAt: now }).where(isMine(run)).returning({ id: checkRuns.id });
    if (ended.length === 0) return;
    await alertOfRed(tx, run.id);
    await deleteOldRuns(tx);
  });
}

async function deleteOldRuns(tx: Transaction): Promise<void> {
  const oldest = sql`(select id from ${checkRuns} order by id desc offset ${runsStored} limit 1)`;
  await tx.delete(checkRuns).where(sql`${checkRuns.id} <= ${oldest}`);
}
