import type { PageFigures } from './page.ts';
import type { Comparison } from './throughput.ts';

type Results = { comparisons: Comparison[]; page: PageFigures; scores: Record<string, number>; nodeVersion: string };

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const verdict = (isMet: boolean) => (isMet ? 'yes' : 'NO');

/** The figures of one run, as the page that is kept in the repository. */
export function resultsPage({ comparisons, page, scores, nodeVersion }: Results): string {
  const rows = comparisons.map(
    ({ what, ours, bare, ratio }) =>
      `| ${what} | ${kilobytes(ours.bytes)} | ${Math.round(ours.perSecond)} | ${ours.p99Ms} ms | ${Math.round(bare.perSecond)} | ${bare.p99Ms} ms | ${Math.round(ratio * 100)} % |`,
  );
  const { bytes, lcpMs, cls, blockingMs } = page;
  const keptRatio = comparisons[0]?.ratio ?? 0;
  const lowest = Math.min(...Object.values(scores));
  return `# Figures of the last run

\`npm run bench\` writes this page. Absolute figures belong to one machine; compare the ratios. ${nodeVersion}, 16 connections, the
middle of three rounds in turns with a bare Hono answer of the same size.

| asked for | size | requests/s | p99 | bare Hono/s | p99 | ratio |
|---|---|---|---|---|---|---|
${rows.join('\n')}

First visit to the home page, nothing in the browser's cache, processor 4 × slower, 8 Mbit/s, 165 ms (text weighed as gzip):

| JavaScript | CSS | HTML | pictures | fonts | LCP | CLS | blocking time |
|---|---|---|---|---|---|---|---|
| ${kilobytes(bytes.script)} | ${kilobytes(bytes.style)} | ${kilobytes(bytes.html)} | ${kilobytes(bytes.pictures)} | ${kilobytes(bytes.fonts)} | ${Math.round(lcpMs)} ms | ${cls.toFixed(4)} | ${Math.round(blockingMs)} ms |

Lighthouse (desktop): ${Object.entries(scores)
    .map(([name, score]) => `${name} ${score}`)
    .join(', ')}.

| to reach | reached |
|---|---|
| kept home page at 60 % of the bare answer or more | ${verdict(keptRatio >= 0.6)} |
| JavaScript on the first load at most 140 kB gzip | ${verdict(bytes.script <= 140_000)} |
| CLS below 0.02 | ${verdict(cls < 0.02)} |
| LCP at most 0.9 s | ${verdict(lcpMs <= 900)} |
| Lighthouse 95 or more in every part | ${verdict(lowest >= 95)} |
`;
}
