import { cpus, totalmem } from 'node:os';
import type { Size } from './console-fill.ts';
import type { Latency } from './search-load.ts';

/** How a list answers ten people who look at each answer, and the same people without a pause. */
export type Measured = { working: Latency; hurried: Latency };

export const limitMs = 100;
const number = (value: number) => value.toLocaleString('en-US');

/** The page with the figures of a run. */
export function consoleResultsPage(
  { products, orders }: Size,
  loadBefore: number,
  measured: readonly Measured[],
): string {
  const rows = measured.map(rowOf);
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

${missedOf(rows)}
`;
}

export const rowOf = ({ working: { what, p50Ms, p95Ms }, hurried }: Measured) =>
  `| ${what} | ${p50Ms.toFixed(0)} | ${p95Ms.toFixed(0)} | ${p95Ms <= limitMs ? 'yes' : '**no**'} | ${hurried.p95Ms.toFixed(0)} | ${Math.round(hurried.perSecond)} |`;

const isRow = (line: string) => /^\|.*\| (?:yes|\*\*no\*\*) \|/.test(line);
const cellOf = (row: string, place: number) => row.split(' | ')[place]?.replace('| ', '') ?? '';

/** How many lists take longer than they should. */
export function missedOf(rows: readonly string[]): string {
  const missed = rows.filter((row) => row.includes('**no**')).length;
  const inHurry = rows.filter((row) => Number(cellOf(row, 4)) > limitMs).length;
  const first =
    missed === 0 ? `Every list answers within ${limitMs} ms.` : `${missed} of ${rows.length} lists miss ${limitMs} ms.`;
  return `${first} Without a pause ${inHurry} of ${rows.length} do.`;
}

/** The page of an earlier run, with the rows of lists that were measured again. */
export function withRows(page: string, measured: readonly Measured[]): string {
  const again = new Map(measured.map((one) => [one.working.what, rowOf(one)]));
  const lines = page.trimEnd().split('\n');
  const lastRow = lines.findLastIndex(isRow);
  const before = lines.slice(0, lastRow + 1).map((line) => (isRow(line) ? (again.get(cellOf(line, 0)) ?? line) : line));
  const known = new Set(before.filter(isRow).map((row) => cellOf(row, 0)));
  const added = [...again].filter(([what]) => !known.has(what)).map(([, row]) => row);
  const all = [...before, ...added];
  return `${all.join('\n')}\n\n${missedOf(all.filter(isRow))}\n`;
}
