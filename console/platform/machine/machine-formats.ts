import { useFormatter } from 'use-intl';

const second = 1_000;
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Times and sizes of a machine as the reader's language writes them: "12 ms", "1.2 GB". */
export function useMachineFormats() {
  const format = useFormatter();
  const inUnit = (value: number, unit: string, maximumFractionDigits: number) =>
    format.number(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
  return {
    duration: (ms: number) =>
      ms < second
        ? inUnit(ms, 'millisecond', 0)
        : ms < 120 * second
          ? inUnit(ms / second, 'second', 1)
          : inUnit(ms / second / 60, 'minute', 0),
    bytes: (bytes: number) => {
      const at = bytes < 1_000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
      return inUnit(bytes / 1_000 ** at, units[at] ?? 'byte', at === 0 ? 0 : 1);
    },
    /** To the second; without the day when it is today. */
    clock: (iso: string) =>
      new Date(iso).toDateString() === new Date().toDateString()
        ? format.dateTime(new Date(iso), { timeStyle: 'medium' })
        : format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' }),
    exactTime: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'medium' }),
  };
}
