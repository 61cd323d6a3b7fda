export const countedMax = 1_000; // up to here everything is exact; beyond it nobody pages (decision 13)
const sampledMax = 250; // when there may be more, facets are counted over so many of the best

/** How many products match at least and at most, and how many there are in all. */
export type Bounds = { atLeast: number; atMost: number; all: number };

/** How many of the best matches facets are counted over. */
export function sampleSize({ atMost }: Bounds): number {
  return atMost <= countedMax ? countedMax : sampledMax;
}

/** How many products there are at least and at most that are in all the groups: many in two large ones must be in both. */
export function boundsOf(groups: readonly { atLeast: number; atMost: number }[], all: number): Bounds {
  const missing = groups.reduce((sum, { atLeast }) => sum + all - atLeast, 0);
  return { all, atLeast: Math.max(0, all - missing), atMost: Math.min(all, ...groups.map(({ atMost }) => atMost)) };
}
