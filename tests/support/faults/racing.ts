import type { Pool, QueryConfig } from 'pg';

/**
 * A barrier that opens once `count` callers wait at it. A planted bug shows only when others run between its read and its
 * write, which a busy machine may never do by chance. A caller that waits alone is let through after a while.
 */
export function barrier(count: number): () => Promise<void> {
  const here = new Set<() => void>();
  return () =>
    new Promise<void>((pass) => {
      const alone = setTimeout(leave, 1000);
      function leave() {
        clearTimeout(alone);
        here.delete(leave);
        pass();
      }
      here.add(leave);
      if (here.size === count) for (const each of here) each();
    });
}

/** Runs `act` many times concurrently. */
export function concurrently<Answer>(count: number, act: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/** Counts each outcome: 'won', a refusal's reason, or 'failed' for any other error. */
export async function outcomes(count: number, act: (index: number) => Promise<unknown>) {
  const tally: Record<string, number> = {};
  const words = await concurrently(count, (index) =>
    act(index).then(
      () => 'won',
      (error) => String(error?.reason ?? 'failed'),
    ),
  );
  for (const word of words) tally[word] = (tally[word] ?? 0) + 1;
  return tally;
}

/**
 * Runs `acts` while the rows of `lock` are locked, and lets them go once each of them waits for a lock: what they read before is
 * then read by all before one of them writes, however busy the machine is.
 */
export async function allAtLock<Answer>(
  pool: Pool,
  lock: QueryConfig,
  acts: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    const answers = Promise.all(acts.map((act) => act()));
    await untilWaiting(pool, acts.length, answers);
    await holder.query('commit');
    return await answers;
  } finally {
    holder.release();
  }
}

/** The same, one after the other: each is begun once those before it wait for a lock, and they get it in this order. */
export async function inTurnAtLock<Answer>(
  pool: Pool,
  lock: QueryConfig,
  acts: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    const begun: Promise<Answer>[] = [];
    for (const act of acts) {
      begun.push(act());
      await untilWaiting(pool, begun.length, Promise.all(begun));
    }
    await holder.query('commit');
    return await Promise.all(begun);
  } finally {
    holder.release();
  }
}

/** Until so many statements of this database wait for a lock, or `work` has ended without waiting. */
export async function untilWaiting(pool: Pool, count: number, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if ((rowCount ?? 0) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
