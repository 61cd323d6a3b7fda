import { useDayRange } from '#console/base/times/day-range.tsx';
import { daysIn, rangeDaysMax, rangeDaysUsual } from '#contract/insights/values.ts';

export const presetDays = [7, rangeDaysUsual, 90, 365] as const;

const dayMs = 86_400_000;

/** The day so many days ago, as the figures count days: in UTC. */
export const dayAgo = (days: number, now = Date.now()) => new Date(now - days * dayMs).toISOString().slice(0, 10);

/** Which days the address means; none are the last thirty. */
export function useInsightRange() {
  const { from, until } = useDayRange();
  const isTooLong = Boolean(from) && daysIn(from, until || dayAgo(0)) > rangeDaysMax;
  return {
    from,
    until,
    range: { ...(from && { from }), ...(until && { until }) },
    isTooLong,
    preset: presetOf(from, until),
    /** What of the address other screens of figures take over. */
    daysQuery: new URLSearchParams({ ...(from && { from }), ...(until && { until }) }).toString(),
  };
}

/** How many days until today these are, if there is a button for so many. */
export function presetOf(from: string, until: string, now = Date.now()): number | null {
  if (until && until !== dayAgo(0, now)) return null;
  if (!from) return until ? null : rangeDaysUsual;
  return presetDays.find((days) => from === dayAgo(days - 1, now)) ?? null;
}
