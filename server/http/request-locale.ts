import { isLocale, type Locale, languages } from '#contract/core/languages.ts';

const cookieLocale = /(?:^|;\s*)locale=([\w-]+)/;

/** The language of the answer: the X-Locale header, else the shopper's cookie, else what the browser prefers. */
export function requestLocale(header: (name: string) => string | null | undefined): Locale {
  const said = header('x-locale');
  if (isLocale(said)) return said;
  const chosen = cookieLocale.exec(header('cookie') ?? '')?.[1];
  if (isLocale(chosen)) return chosen;
  const preferred = header('accept-language')?.slice(0, 200).toLowerCase().split(',') ?? [];
  for (const entry of preferred) {
    const language = entry.split(/[-;]/, 1)[0]?.trim();
    const match = languages.find(({ tag }) => tag.split('-')[0] === language);
    if (match) return match.locale;
  }
  return 'en';
}
