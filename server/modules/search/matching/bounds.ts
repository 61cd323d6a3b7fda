export const countedMax = 1_000; // up to this number counts are exact; nobody pages further (decision 13)
const sampledMax = 250; // with more matches, facets are counted over this many of the best

/** How many products match at least and at most, and how many exist. */
export type Bounds = { atLeast: number; atMost: number; all: number };

/** Over how many of the best matches facets are counted. */
export function sampleSize({ atMost }: Bounds): number {
  return atMost <= countedMax ? countedMax : sampledMax;
}

/** How many products are at least and at most in all groups: two large groups must overlap. */
export function boundsOf(groups: readonly { atLeast: number; atMost: number }[], all: number): Bounds {
  const missing = groups.reduce((sum, { atLeast }) => sum + all - atLeast, 0);
  return { all, atLeast: Math.max(0, all - missing), atMost: Math.min(all, ...groups.map(({ atMost }) => atMost)) };
}
