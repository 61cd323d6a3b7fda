import { AsyncLocalStorage } from 'node:async_hooks';

const usualMs = 6_000; // a second more than the server's own statement_timeout, so that its answer comes first
const leastMs = 1_000; // whoever is late because the processor was busy may still ask

const deadlines = new AsyncLocalStorage<number>();

/** Runs work whose statements are waited for no longer than this, all of them together. */
export function withDeadline<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  // Awaited inside: a query of Drizzle is sent only when it is waited for.
  return deadlines.run(performance.now() + ms, async () => await work());
}

/** How long a statement that is sent now is waited for. */
export function statementPatienceMs(): number {
  const deadline = deadlines.getStore();
  return deadline === undefined ? usualMs : Math.max(leastMs, deadline - performance.now());
}
