import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { openBare, openMall, stopAll } from './children.ts';
import { scorePage } from './lighthouse.ts';
import { measurePage } from './page.ts';
import { pageGoals } from './page-goals.ts';
import { resultsPage, type Visit } from './results-page.ts';
import { type Comparison, compare } from './throughput.ts';

// Measures the built demo mall and writes the figures to bench/results.md.
const resultsFile = new URL('./results.md', import.meta.url).pathname;

const dataDir = await mkdtemp(join(tmpdir(), 'galleria-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
try {
  console.log('  opening the mall …');
  const mall = await openMall(3950, postgres.url, join(dataDir, 'a'));
  const uncached = await openMall(3951, postgres.url, join(dataDir, 'b'), { PAGE_CACHE: 'off' });
  const bare = await openBare('./bare.ts');
  const bareAt = (bytes: number) => `${bare}/${bytes}`;

  const asked: [string, string][] = [
    ['home page, cached', `${mall}/`],
    ['home page, rendered each time', `${uncached}/`],
    ['GET /api/pc/home/index', `${mall}/api/pc/home/index`],
    ['GET /api/front/product/category', `${mall}/api/front/product/category`],
  ];
  const comparisons: Comparison[] = [];
  for (const [what, url] of asked) {
    console.log(`  asking for: ${what} …`);
    comparisons.push(await compare(what, url, bareAt));
  }
  const visits: Visit[] = [];
  for (const goal of await pageGoals(mall)) {
    console.log(`  visiting on a slow machine and line: ${goal.name} …`);
    await measurePage(mall + goal.path); // the first visits create the pictures' renditions
    visits.push({ goal, figures: await measurePage(mall + goal.path) });
  }
  console.log('  Lighthouse …');
  const scores = await scorePage(`${mall}/`);

  const text = resultsPage({ comparisons, visits, scores, nodeVersion: process.version });
  await writeFile(resultsFile, text);
  console.log(`\n${text}`);
} finally {
  await stopAll();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);
