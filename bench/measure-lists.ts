import type { Measured } from './console-results-page.ts';
import { measureLatency } from './search-load.ts';

/** Asks for each list as people do who look at what they get, and then without any pause. */
export async function measureLists(
  lists: ReadonlyMap<string, readonly string[]>,
  size: number,
  mall: string,
  headers: Record<string, string>,
  isAsked: (what: string) => boolean,
): Promise<Measured[]> {
  // The first requests wait for connections, query plans and compiled code; a mall that has run for a while does not.
  const mixed = [...lists.values()].map(([path = '']) => path);
  await measureLatency('warm-up', size, mall, mixed, { headers });
  const measured: Measured[] = [];
  for (const [what, paths] of [...lists].filter(([name]) => isAsked(name))) {
    const working = await measureLatency(what, size, mall, paths, {
      headers,
      warmUpMs: 1_000,
      measuredMs: 6_000,
      pauseMs: 1_000,
    });
    const hurried = await measureLatency(what, size, mall, paths, { headers, warmUpMs: 500, measuredMs: 2_000 });
    measured.push({ working, hurried });
    console.log(`  ${what}: ${working.p50Ms.toFixed(0)} / ${working.p95Ms.toFixed(0)} ms`);
  }
  return measured;
}
