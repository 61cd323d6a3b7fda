/** Days that are asked for often, by what day it is. Days are in UTC, as the books are. */
export const spans = ['month', 'before', 'year'] as const;

const dayText = (time: Date) => time.toISOString().slice(0, 10);

export function spanOf(name: (typeof spans)[number], now: Date): { from: string; until: string } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const first = (y: number, m: number) => new Date(Date.UTC(y, m, 1));
  if (name === 'month') return { from: dayText(first(year, month)), until: dayText(now) };
  if (name === 'year') return { from: dayText(first(year, 0)), until: dayText(now) };
  return { from: dayText(first(year, month - 1)), until: dayText(new Date(Date.UTC(year, month, 0))) };
}
