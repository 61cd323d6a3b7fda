import { cpus } from 'node:os';
import { limitMs, type Measured, missedOf, rowOf } from '#bench/console-results-page.ts';
import type { Size } from './fill.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** The page with the figures of a run. */
export function platformResultsPage(
  { size, shops }: Size,
  { loadBefore, filledIn }: { loadBefore: number; filledIn: number | null },
  measured: readonly Measured[],
): string {
  const rows = measured.map(rowOf);
  const filled = filledIn === null ? '' : ` The mall was filled in ${number(Math.round(filledIn))} s.`;
  return `# The platform's lists: figures of the last run

\`npm run bench:console -- --side platform --size ${size} --fill\` writes this page. Absolute figures belong to one machine (${process.version},
PostgreSQL 18, ${cpus().length} cores), whose cores the mall, the database and the clients share. Its load before the run was ${loadBefore.toFixed(1)}: of what else
was running.${filled}

A mall with ${number(size)} orders of two years, ${number(size)} products and ${number(size)} accounts in ${number(shops)} shops; as many entries of the log, points, received
coupons, messages and deliveries, and four entries of the ledger for most orders. Several pages or words of a list in turn; the time in ms until
the whole answer has arrived. First ten people who look at each answer for about a second, for six seconds; then the same ten without any pause,
for two: the p95 is then mostly waiting for the others, and the answers per second of all ten say what the machine can do.

| list | p50 | p95 | p95 ≤ ${limitMs} ms | p95 without a pause | per second |
|---|---|---|---|---|---|
${rows.join('\n')}

${missedOf(rows)}
`;
}
