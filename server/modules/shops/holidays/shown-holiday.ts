import type { Span } from './holiday-time.ts';

export type Planned = Span & { sells: boolean; shownFrom: number };

type Shown = Span & { sells: boolean };

/**
 * What the pages of a shop say about its holidays now, and when that changes. Holidays that follow each other without a day
 * between them are one to buyers: they read when the last one is over.
 */
export function shownHoliday(
  holidays: readonly Planned[],
  now: number,
): { shown: Shown | null; turnAt: number | null } {
  const left = holidays.filter(({ until, from }) => until > now && from < until).sort((a, b) => a.from - b.from);
  const seen = left.filter(({ shownFrom }) => shownFrom <= now);
  const turns = left.flatMap(({ shownFrom, from, until }) => [shownFrom, from, until]).filter((at) => at > now);
  const [first, ...later] = seen;
  const shown = first ? { from: first.from, until: first.until, sells: first.sells } : null;
  for (const { from, until } of later) if (shown && from === shown.until) shown.until = until;
  return { shown, turnAt: turns.length > 0 ? Math.min(...turns) : null };
}
