const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks and calendars of a time zone show: the day as "2026-11-19", and the minutes since midnight. */
export function wallClock(timeZone: string, at: Date): { day: string; minutes: number } {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const digits = '2-digit' as const;
  return new Intl.DateTimeFormat('en', {
    ...{ timeZone, year: 'numeric', month: digits, day: digits },
    ...{ hour: digits, minute: digits, hourCycle: 'h23' },
  });
}
