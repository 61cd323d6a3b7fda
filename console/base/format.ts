import { useFormatter } from 'use-intl';
import { useCurrency } from './money/currency.ts';

/** Amounts and times as the reader's language writes them. */
export function useFormats() {
  const format = useFormatter();
  const { currency } = useCurrency();
  return {
    money: (amount: number) => format.number(amount / 100, { style: 'currency', currency }),
    /** What comes in, or goes out: "+$12.00", "-$3.00". */
    signedMoney: (amount: number) =>
      format.number(amount / 100, { style: 'currency', currency, signDisplay: 'exceptZero' }),
    /** For the scale of a chart: "$1.2K". */
    roundMoney: (amount: number) =>
      format.number(amount / 100, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }),
    time: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' }),
    day: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' }),
    /** A date without a time, which is the same everywhere. */
    date: (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' }),
    shortDate: (date: string) => format.dateTime(new Date(date), { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    /** The month of a date without a time. */
    month: (date: string) => format.dateTime(new Date(date), { year: 'numeric', month: 'short', timeZone: 'UTC' }),
    /** An average of stars. */
    score: (value: number) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    /** From one date to another, both without a time. */
    days: (from: string, to: string) =>
      format.dateTimeRange(new Date(from), new Date(to), { dateStyle: 'medium', timeZone: 'UTC' }),
    ago: (iso: string) => format.relativeTime(new Date(iso), new Date()),
    names: (names: readonly string[]) => format.list(names, { style: 'narrow' }),
    count: (count: number) => format.number(count),
    /** A part of a hundred: "10%". */
    percent: (ratio: number) => format.number(ratio, { style: 'percent', maximumFractionDigits: 0 }),
    /** The same with a decimal: "12.5%". */
    part: (ratio: number) => format.number(ratio, { style: 'percent', maximumFractionDigits: 1 }),
    /** A difference in relation: "+12%". */
    change: (ratio: number) =>
      format.number(ratio, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    /** A difference: "+5", "-3". */
    signed: (difference: number) => format.number(difference, { signDisplay: 'exceptZero' }),
  };
}
