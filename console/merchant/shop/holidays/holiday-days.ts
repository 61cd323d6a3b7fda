import dayjs from 'dayjs';
import { holidayDaysMax } from '#contract/shops/holidays.ts';

/** What is wrong with the days that were chosen: the word for it, by field. */
export function wrongDays({ from, until }: { from: string; until: string }) {
  const days = dayjs(until).diff(dayjs(from), 'day');
  return {
    from: from ? null : ('missing' as const),
    until: !until
      ? ('missing' as const)
      : days < 1
        ? ('backFirst' as const)
        : days > holidayDaysMax
          ? ('tooLong' as const)
          : null,
  };
}

export const dayAfter = (day: string, days = 1) => dayjs(day).add(days, 'day').format('YYYY-MM-DD');
