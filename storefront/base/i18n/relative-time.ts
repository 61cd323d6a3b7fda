const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 minutes ago", in the reader's language. What lies less than a second ahead (clocks differ) is now. */
export function relativeTime(languageTag: string, at: Date, now: Date): string {
  const seconds = Math.min(0, Math.round((at.getTime() - now.getTime()) / 1000));
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' });
  for (const [unit, length] of steps) if (-seconds >= length) return format.format(Math.ceil(seconds / length), unit);
  return format.format(seconds, 'second');
}
