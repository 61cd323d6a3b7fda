// Which time counts for a deadline, and which stands still. All times in milliseconds.

export type Span = { from: number; until: number };

/** In order, and without overlaps. */
function merged(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const span of spans.filter(({ from, until }) => from < until).sort((a, b) => a.from - b.from)) {
    const last = apart.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else apart.push({ ...span });
  }
  return apart;
}

/** When a deadline is over that begins at `start` and counts `countedMs` outside of holidays. */
export function deadlineAfter(start: number, countedMs: number, holidays: readonly Span[]): number {
  let at = start;
  let left = countedMs;
  for (const { from, until } of merged(holidays)) {
    if (until <= at) continue;
    const before = Math.max(0, from - at);
    if (left <= before) break;
    left -= before;
    at = until;
  }
  return at + left;
}

/** How much time from `start` until `end` lies outside of holidays. */
export function countedTime(start: number, end: number, holidays: readonly Span[]): number {
  const still = merged(holidays).reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(end, until) - Math.max(start, from)),
    0,
  );
  return end - start - still;
}
