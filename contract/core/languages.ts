/** The mall's languages, in the order in which the menu lists them. The first is the default and has no path prefix. */
export const languages = [
  { locale: 'en', tag: 'en', name: 'English' },
  { locale: 'zh-CN', tag: 'zh-CN', name: '简体中文' },
  { locale: 'es', tag: 'es', name: 'Español' },
  { locale: 'fr', tag: 'fr', name: 'Français' },
  { locale: 'th', tag: 'th', name: 'ไทย' },
  // The specification's code is "lao"; the language tag that browsers and Intl know is "lo".
  { locale: 'lao', tag: 'lo', name: 'ລາວ' },
] as const;

export type Locale = (typeof languages)[number]['locale'];

export const defaultLocale: Locale = 'en';
export const locales: readonly Locale[] = languages.map((language) => language.locale);

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The same text in several languages, in English always. */
export type Localized<Text = string> = { readonly en: Text } & { readonly [Language in Locale]?: Text | undefined };

/** The text for a language, or the English one where that language has none. Of columns: the one to be read. */
export function localized<Texts extends Localized<unknown>>(
  texts: Texts,
  locale: Locale,
): Texts['en'] | Exclude<Texts[keyof Texts], undefined> {
  return (texts[locale] ?? texts.en) as Texts['en'];
}

/** The text in every language that has one of its own, English first. */
export function allLanguagesOf(texts: Localized): string[] {
  return locales.map((locale) => texts[locale]).filter((text) => text !== undefined);
}

/** Puts texts together in every language that one of them has: a part that lacks the language stands in English. */
export function localizedWith(
  parts: readonly Localized[],
  compose: (texts: string[], locale: Locale) => string,
): Localized {
  const spoken = locales.filter(
    (locale) => locale === defaultLocale || parts.some((part) => part[locale] !== undefined),
  );
  const texts = spoken.map((locale) => [
    locale,
    compose(
      parts.map((part) => localized(part, locale)),
      locale,
    ),
  ]);
  return Object.fromEntries(texts) as Localized;
}

/** The BCP 47 tag for `lang` attributes and Intl. */
export function languageTag(locale: Locale): string {
  return languages.find((language) => language.locale === locale)?.tag ?? defaultLocale;
}

/** Splits "/th/order/cart" into its language and the path without it. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const first = pathname.split('/', 2)[1] ?? '';
  if (isLocale(first) && first !== defaultLocale) {
    return { locale: first, path: pathname.slice(first.length + 1) || '/' };
  }
  return { locale: defaultLocale, path: pathname };
}

/** Puts a language in front of a path of the mall: "/" in Thai is "/th". */
export function withLocale(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path.startsWith('/?') ? path.slice(1) : path}`;
}
