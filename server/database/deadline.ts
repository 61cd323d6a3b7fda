import { AsyncLocalStorage } from 'node:async_hooks';

const usualMs = 6_000; // a second more than the server's own statement_timeout, so that its answer comes first
const leastMs = 1_000; // a request that is late because the processor was busy still gets this much

const deadlines = new AsyncLocalStorage<number>();

/** Runs work whose statements, all together, may take no longer than this. */
export function withDeadline<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  // Awaited inside: Drizzle sends a query only when it is awaited.
  return deadlines.run(performance.now() + ms, async () => await work());
}

/** How long to wait for a statement that is sent now. */
export function statementTimeoutMs(): number {
  const deadline = deadlines.getStore();
  return deadline === undefined ? usualMs : Math.max(leastMs, deadline - performance.now());
}
