import type { Locale } from '#contract/core/languages.ts';

/** The languages besides English and Chinese. Each has tables of its own: for categories, for search, and for all other texts. */
export type OtherLocale = Exclude<Locale, 'en' | 'zh-CN'>;
export type OtherNames = Record<OtherLocale, string>;

/** What a thing is called in each of them. A thing that a table forgot is a mistake in the demo, so it is not passed over. */
export function otherNames(tables: Record<OtherLocale, Readonly<Record<string, string>>>, key: string): OtherNames {
  const nameIn = (locale: OtherLocale) => {
    const name = tables[locale][key];
    if (!name) throw new Error(`The demo mall has no word for ${key} in ${locale}`);
    return name;
  };
  return { es: nameIn('es'), fr: nameIn('fr'), th: nameIn('th'), lao: nameIn('lao') };
}
