import type { ProductContent, Texts } from '#contract/catalogue/product-content.ts';
import { defaultLocale, locales } from '#contract/core/languages.ts';
import { readPairCell } from './read-values.ts';
import { type Reading, rowOf } from './sheet-reading.ts';

type Spec = ProductContent['specs'][number];

/** The properties of a product: the English column says which there are; those of other languages follow its order. */
export function readAttributes(reading: Reading, before: readonly Spec[]): Spec[] {
  const english = cellOf(reading, defaultLocale);
  const specs: Spec[] = english
    ? english.map(({ name, value }) => {
        const known = before.find((spec) => spec.name[defaultLocale] === name);
        return { name: { ...known?.name, en: name }, value: { ...known?.value, en: value } };
      })
    : before.map(({ name, value }) => ({ name: { ...name }, value: { ...value } }));
  for (const locale of locales) {
    if (locale === defaultLocale) continue;
    const pairs = cellOf(reading, locale);
    if (!pairs) continue;
    if (pairs.length > specs.length)
      reading.report(rowOf(reading, `attributes.${locale}`), `attributes.${locale}`, 'too_many');
    specs.forEach((spec, at) => {
      put(spec.name, locale, pairs[at]?.name);
      put(spec.value, locale, pairs[at]?.value);
    });
  }
  return specs;
}

function cellOf(reading: Reading, locale: (typeof locales)[number]) {
  const field = `attributes.${locale}` as const;
  if (reading.shared(field) === undefined) return undefined;
  return readPairCell(reading, rowOf(reading, field), field);
}

/** Sets the text of a language, or takes it away. */
export function put(texts: Texts, locale: (typeof locales)[number], text: string | undefined): void {
  if (text) texts[locale] = text;
  else delete texts[locale];
}
