import { type Locale, languageTag } from '#contract/core/languages.ts';
import type { DayHours, WeekHours } from '#contract/shops/opening-hours.ts';

type Opening = { openingHours: string; weekHours: WeekHours; timeZone: string };

/** When a shop is open, in words: "Mon–Fri 09:00–18:00, Sat 10:00–16:00 (Indochina Time)", and what it says beside that. */
export function hoursText({ openingHours, weekHours, timeZone }: Opening, locale: Locale): string {
  const spans = spansOf(weekHours);
  if (spans.length === 0) return openingHours;
  const week = spans.map(({ first, last, hours }) => {
    const days = [first, last].map((day) => dayName(day, locale));
    return `${first === last ? days[0] : days.join('–')} ${hours.from}–${hours.until}`;
  });
  const said = `${week.join(', ')} (${zoneName(timeZone, locale)})`;
  return openingHours ? `${said} · ${openingHours}` : said;
}

type Span = { first: number; last: number; hours: DayHours };

/** Days that follow each other and have the same hours, as one. */
function spansOf(week: WeekHours): Span[] {
  const spans: Span[] = [];
  week.forEach((hours, day) => {
    if (!hours) return;
    const before = spans.at(-1);
    const isSame = before?.last === day - 1 && before.hours.from === hours.from && before.hours.until === hours.until;
    if (before && isSame) before.last = day;
    else spans.push({ first: day, last: day, hours });
  });
  return spans;
}

const aMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

const dayName = (day: number, locale: Locale) =>
  new Intl.DateTimeFormat(languageTag(locale), { weekday: 'short', timeZone: 'UTC' }).format(aMonday + day * dayMs);

/** Its name without summer and winter time, since the text is shown all year. */
function zoneName(timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(aMonday).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
