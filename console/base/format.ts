import { useFormatter } from 'use-intl';

const currency = 'USD';

/** Amounts and times as the reader's language writes them. */
export function useFormats() {
  const format = useFormatter();
  return {
    money: (amount: number) => format.number(amount / 100, { style: 'currency', currency }),
    time: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' }),
    day: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' }),
    ago: (iso: string) => format.relativeTime(new Date(iso)),
    count: (count: number) => format.number(count),
  };
}
