import { readdirSync, readFileSync } from 'node:fs';
import { type Locale, type Localized, locales, localized } from '#contract/core/languages.ts';
import type { OtherLocale } from '#demo/data/other-languages.ts';

/** Texts of the demo mall in one language, by the English text. A text that is not there is shown in English. */
type Translations = Readonly<Record<string, string>>;

/** English and Chinese stand where the texts are used; every further language has a folder, with a table for each department. */
const tables: Record<OtherLocale, Translations> = {
  es: readTables('es'),
  fr: readTables('fr'),
  th: readTables('th'),
  lao: readTables('lao'),
};

function readTables(locale: OtherLocale): Translations {
  const folder = new URL(`./${locale}/`, import.meta.url);
  return Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  );
}

/**
 * A text of the demo in all languages that it has. Without a Chinese text it is the same in Chinese, as "XL" is. An English word
 * with several senses is distinguished by the Chinese: "Light (轻)" is not heavy (senses.json).
 */
export function inLanguages(
  english: string,
  chinese = english,
  from: Record<OtherLocale, Translations> = tables,
): Localized {
  const others = Object.entries(from).flatMap(([locale, table]) => {
    const text = table[`${english} (${chinese})`] ?? table[english];
    return text === undefined ? [] : [[locale, text]];
  });
  return { en: english, 'zh-CN': chinese, ...Object.fromEntries(others) };
}

/** A text made of others, in every language that all of these have: half a name in another language is worse than an English one. */
export function composed(parts: readonly Localized[], compose: (locale: Locale) => string): Localized {
  const spoken = locales.filter((locale) => parts.every((part) => part[locale] !== undefined));
  return Object.fromEntries(spoken.map((locale) => [locale, compose(locale)])) as unknown as Localized;
}

type Values = Record<string, Localized>;

/**
 * "{shop} coupon" with its values filled in, in every language that the pattern and the values have. Names are values that may
 * stay in English.
 */
export function filledIn(pattern: Localized, values: Values, names: Values = {}): Localized {
  return composed([pattern, ...Object.values(values)], (locale) =>
    localized(pattern, locale).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? names[name];
      if (!value) throw new Error(`“${pattern.en}” has no value for ${name}`);
      return localized(value, locale);
    }),
  );
}
