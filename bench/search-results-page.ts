import type { Latency } from './search-load.ts';

export type Ratio = { what: string; keptPerSecond: number; anewPerSecond: number; barePerSecond: number };

const limitMs = 100;
const limited = ['common word', 'rare word', 'category'];
const suggestLimitMs = 30;
const wantedShare = 0.3;
const verdict = (isMet: boolean) => (isMet ? 'yes' : 'NO');
const number = (value: number) => value.toLocaleString('en-US');

/** The figures of one run, as the page that is kept in the repository. */
export function searchResultsPage(
  latencies: readonly Latency[],
  ratios: readonly Ratio[],
  notes: readonly string[],
): string {
  const sizes = [...new Set(latencies.map(({ goods }) => goods))];
  const kinds = [...new Set(latencies.map(({ what }) => what))];
  const cell = (what: string, goods: number) => {
    const found = latencies.find((latency) => latency.what === what && latency.goods === goods);
    return found ? `${found.p50Ms.toFixed(0)} / ${found.p95Ms.toFixed(0)} ms, ${Math.round(found.perSecond)}/s` : '–';
  };
  const largest = latencies.filter(({ goods }) => goods === Math.max(...sizes));
  const slowestOf = (isOfThem: (what: string) => boolean) =>
    largest.filter(({ what }) => isOfThem(what)).reduce((worst, { p95Ms }) => Math.max(worst, p95Ms), 0);
  const below = (limit: number, p95Ms: number) => `${verdict(p95Ms < limit)} (${p95Ms.toFixed(0)} ms)`;
  const ratioRows = ratios.map(
    ({ what, keptPerSecond, anewPerSecond, barePerSecond }) =>
      `| ${what} | ${Math.round(keptPerSecond)} | ${Math.round(anewPerSecond)} | ${Math.round(barePerSecond)} | ${Math.round((keptPerSecond / barePerSecond) * 100)} % | ${Math.round((anewPerSecond / barePerSecond) * 100)} % |`,
  );
  return `# Search: figures of the last run

\`npm run bench:search\` writes this page. Absolute figures belong to one machine (${notes.join(', ')}); look at how they grow.

Ten clients, each asking again as soon as it is answered, each kind of question for ten seconds after ten of all kinds mixed,
up to 300 different ones in turn.
Nothing is answered from memory (\`PAGE_CACHE=off\`): every answer is a whole first page with its total and all facets. The clients run on
the same processor cores. p50 / p95 of the time until the whole answer has arrived, and answers per second of all clients together:

| asked for | ${sizes.map((goods) => `${number(goods)} goods`).join(' | ')} |
|---|${sizes.map(() => '---|').join('')}
${kinds.map((what) => `| ${what} | ${sizes.map((goods) => cell(what, goods)).join(' | ')} |`).join('\n')}

With ${number(sizes[0] ?? 0)} goods and 50 connections, against a bare Node + pg program that is told the ids and answers the same rows
as JSON, without finding, counting or checking anything. "Kept" is how the mall runs, "anew" is with \`PAGE_CACHE=off\`:

| asked for | kept/s | anew/s | bare/s | kept | anew |
|---|---|---|---|---|---|
${ratioRows.join('\n')}

| to reach | reached |
|---|---|
| p95 below ${limitMs} ms with ${number(Math.max(...sizes))} goods, for a common word, a rare one and a category | ${below(
    limitMs,
    slowestOf((what) => limited.includes(what)),
  )} |
| the same for every kind of search | ${below(
    limitMs,
    slowestOf((what) => what !== 'suggestions'),
  )} |
| p95 of suggestions below ${suggestLimitMs} ms | ${below(
    suggestLimitMs,
    slowestOf((what) => what === 'suggestions'),
  )} |
| at least ${wantedShare * 100} % of the bare program's requests/s | ${verdict(ratios.every(({ keptPerSecond, barePerSecond }) => keptPerSecond >= barePerSecond * wantedShare))} |
`;
}
