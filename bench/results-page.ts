import type { PageFigures } from './page.ts';
import type { PageGoal } from './page-goals.ts';
import type { Comparison } from './throughput.ts';

export type Visit = { goal: PageGoal; figures: PageFigures };
type Results = { comparisons: Comparison[]; visits: Visit[]; scores: Record<string, number>; nodeVersion: string };

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const verdict = (isMet: boolean) => (isMet ? 'yes' : 'NO');

/** The figures of one run as Markdown, for bench/results.md. */
export function resultsPage({ comparisons, visits, scores, nodeVersion }: Results): string {
  const rows = comparisons.map(
    ({ what, ours, bare, ratio }) =>
      `| ${what} | ${kilobytes(ours.bytes)} | ${Math.round(ours.perSecond)} | ${ours.p99Ms} ms | ${Math.round(bare.perSecond)} | ${bare.p99Ms} ms | ${Math.round(ratio * 100)} % |`,
  );
  const visitRows = visits.map(
    ({ goal, figures: { bytes, lcpMs, cls, blockingMs } }) =>
      `| ${goal.name} | ${kilobytes(bytes.script)} | ${kilobytes(bytes.style)} | ${kilobytes(bytes.html)} | ${kilobytes(bytes.pictures)} | ${kilobytes(bytes.fonts)} | ${Math.round(lcpMs)} ms | ${cls.toFixed(4)} | ${Math.round(blockingMs)} ms |`,
  );
  const goalRows = visits.flatMap(({ goal, figures: { bytes, lcpMs, cls } }) => [
    `| ${goal.name}: JavaScript on the first load at most ${goal.scriptBytes / 1000} kB gzip | ${verdict(bytes.script <= goal.scriptBytes)} |`,
    `| ${goal.name}: LCP at most ${goal.lcpMs / 1000} s | ${verdict(lcpMs <= goal.lcpMs)} |`,
    `| ${goal.name}: CLS below 0.02 | ${verdict(cls < 0.02)} |`,
  ]);
  const cachedRatio = comparisons[0]?.ratio ?? 0;
  const lowest = Math.min(...Object.values(scores));
  return `# Figures of the last run

\`npm run bench\` writes this page. Absolute figures belong to one machine; compare the ratios. ${nodeVersion}, 16 connections, the
middle of three rounds in turns with a bare Hono answer of the same size.

| asked for | size | requests/s | p99 | bare Hono/s | p99 | ratio |
|---|---|---|---|---|---|---|
${rows.join('\n')}

First visits, nothing in the browser's cache, processor 4 × slower, 8 Mbit/s, 165 ms. Text is weighed as gzip; with data saver on,
so that the code of other pages, which is fetched ahead when the browser is idle, is not counted; what loads at the first interaction is not either:

| page | JavaScript | CSS | HTML | pictures | fonts | LCP | CLS | blocking time |
|---|---|---|---|---|---|---|---|---|
${visitRows.join('\n')}

Lighthouse (desktop, home): ${Object.entries(scores)
    .map(([name, score]) => `${name} ${score}`)
    .join(', ')}.

| to reach | reached |
|---|---|
| cached home page at 60 % of the bare answer or more | ${verdict(cachedRatio >= 0.6)} |
${goalRows.join('\n')}
| Lighthouse 95 or more in every part | ${verdict(lowest >= 95)} |
`;
}
