import type { Latency } from './search-load.ts';

export type Ratio = { what: string; cachedPerSecond: number; uncachedPerSecond: number; barePerSecond: number };

const limitMs = 100;
const limited = ['common word', 'rare word', 'category'];
const suggestLimitMs = 30;
const wantedShare = 0.3;
const verdict = (isMet: boolean) => (isMet ? 'yes' : 'NO');
const number = (value: number) => value.toLocaleString('en-US');

/** The figures of one run as Markdown, for bench/search-results.md. */
export function searchResultsPage(
  latencies: readonly Latency[],
  ratios: readonly Ratio[],
  notes: readonly string[],
): string {
  const sizes = [...new Set(latencies.map(({ products }) => products))];
  const kinds = [...new Set(latencies.map(({ what }) => what))];
  const cell = (what: string, products: number) => {
    const found = latencies.find((latency) => latency.what === what && latency.products === products);
    return found ? `${found.p50Ms.toFixed(0)} / ${found.p95Ms.toFixed(0)} ms, ${Math.round(found.perSecond)}/s` : '–';
  };
  const largest = latencies.filter(({ products }) => products === Math.max(...sizes));
  const slowestOf = (isOfThem: (what: string) => boolean) =>
    largest.filter(({ what }) => isOfThem(what)).reduce((worst, { p95Ms }) => Math.max(worst, p95Ms), 0);
  const below = (limit: number, p95Ms: number) => `${verdict(p95Ms < limit)} (${p95Ms.toFixed(0)} ms)`;
  const ratioRows = ratios.map(
    ({ what, cachedPerSecond, uncachedPerSecond, barePerSecond }) =>
      `| ${what} | ${Math.round(cachedPerSecond)} | ${Math.round(uncachedPerSecond)} | ${Math.round(barePerSecond)} | ${Math.round((cachedPerSecond / barePerSecond) * 100)} % | ${Math.round((uncachedPerSecond / barePerSecond) * 100)} % |`,
  );
  return `# Search: figures of the last run

\`npm run bench:search\` writes this page. Absolute figures belong to one machine (${notes.join(', ')}); look at how they grow.

Ten clients, each asking again as soon as it is answered, each kind of question for ten seconds after ten of all kinds mixed,
up to 300 different ones in turn.
Nothing is answered from memory (\`PAGE_CACHE=off\`): every answer is a whole first page with its total and all facets. The clients run on
the same processor cores. p50 / p95 of the time until the whole answer has arrived, and answers per second of all clients together:

| asked for | ${sizes.map((products) => `${number(products)} products`).join(' | ')} |
|---|${sizes.map(() => '---|').join('')}
${kinds.map((what) => `| ${what} | ${sizes.map((products) => cell(what, products)).join(' | ')} |`).join('\n')}

With ${number(sizes[0] ?? 0)} products and 50 connections, against a bare Node + pg program that is given the ids and answers the same rows
as JSON, without finding, counting or checking anything. "Cached" is how the mall runs, "uncached" is with \`PAGE_CACHE=off\`:

| asked for | cached/s | uncached/s | bare/s | cached | uncached |
|---|---|---|---|---|---|
${ratioRows.join('\n')}

| to reach | reached |
|---|---|
| p95 below ${limitMs} ms with ${number(Math.max(...sizes))} products, for a common word, a rare one and a category | ${below(
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
| at least ${wantedShare * 100} % of the bare program's requests/s | ${verdict(ratios.every(({ cachedPerSecond, barePerSecond }) => cachedPerSecond >= barePerSecond * wantedShare))} |
`;
}
