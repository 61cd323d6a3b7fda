// How far imports are that this process applies. What they write cannot be seen before all of it is written.

const running = new Map<number, number>();

/** From 0 to 1; null for an import that does not run here. */
export const progressOf = (importId: number): number | null => running.get(importId) ?? null;

/** Runs something with a count of what is done. */
export async function withProgress<Result>(
  importId: number,
  work: (report: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> {
  if (running.has(importId)) return work(() => {}); // refused soon: the first one reports
  running.set(importId, 0);
  try {
    return await work((done, total) => running.set(importId, total === 0 ? 1 : Math.min(1, done / total)));
  } finally {
    running.delete(importId);
  }
}
