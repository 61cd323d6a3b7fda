import { useFormatter } from 'use-intl';

const currency = 'USD';
export const currencySymbol = '$';

/** Amounts and times as the reader's language writes them. */
export function useFormats() {
  const format = useFormatter();
  return {
    money: (amount: number) => format.number(amount / 100, { style: 'currency', currency }),
    time: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' }),
    day: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' }),
    /** From one date to another, both without a time. */
    days: (from: string, to: string) =>
      format.dateTimeRange(new Date(from), new Date(to), { dateStyle: 'medium', timeZone: 'UTC' }),
    ago: (iso: string) => format.relativeTime(new Date(iso)),
    names: (names: readonly string[]) => format.list(names, { style: 'narrow' }),
    count: (count: number) => format.number(count),
  };
}
