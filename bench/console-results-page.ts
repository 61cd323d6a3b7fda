import { cpus, totalmem } from 'node:os';
import type { Size } from './console-fill.ts';
import type { Latency } from './search-load.ts';

/** How a list answers ten people who look at each answer, and the same people without a pause. */
export type Measured = { working: Latency; hurried: Latency };

const limitMs = 100;
const number = (value: number) => value.toLocaleString('en-US');

/** The page with the figures of a run. */
export function consoleResultsPage(
  { products, orders }: Size,
  loadBefore: number,
  measured: readonly Measured[],
): string {
  const missed = measured.filter(({ working }) => working.p95Ms > limitMs);
  const missedInHurry = measured.filter(({ hurried }) => hurried.p95Ms > limitMs);
  const rows = measured.map(
    ({ working: { what, p50Ms, p95Ms }, hurried }) =>
      `| ${what} | ${p50Ms.toFixed(0)} | ${p95Ms.toFixed(0)} | ${p95Ms <= limitMs ? 'yes' : '**no**'} | ${hurried.p95Ms.toFixed(0)} | ${Math.round(hurried.perSecond)} |`,
  );
  const machine = `${process.version}, PostgreSQL 18, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `# The console's lists: figures of the last run

\`npm run bench:console\` writes this page. Absolute figures belong to one machine (${machine}), whose cores the mall, the database and
the clients share. Its load before the run was ${loadBefore.toFixed(1)}: of what else was running.

One shop with ${number(products)} products of two variants each and ${number(orders)} orders of two years; one order in a hundred has a refund,
one in twenty a review, one in four an entry in the shop's log. Several pages or words of a list in turn; the time in ms until the whole
answer has arrived. First ten people who look at each answer for about a second, for six seconds; then the same ten without any pause, for
two: the p95 is then mostly waiting for the others, and the answers per second of all ten say what the machine can do.

| list | p50 | p95 | p95 ≤ ${limitMs} ms | p95 without a pause | per second |
|---|---|---|---|---|---|
${rows.join('\n')}

${missed.length === 0 ? `Every list answers within ${limitMs} ms.` : `${missed.length} of ${measured.length} lists miss ${limitMs} ms.`} Without a pause ${missedInHurry.length} of ${measured.length} do.
`;
}
