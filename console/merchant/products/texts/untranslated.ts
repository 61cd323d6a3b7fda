import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import type { ProductContent, Texts } from '#contract/catalogue/product-content.ts';
import type { Locale } from '#contract/core/languages.ts';

/** How many texts of a product a language lacks that English has. */
export function countUntranslated(content: ProductContent, locale: Locale): number {
  const texts: Texts[] = [
    content.name,
    content.summary,
    content.unit,
    content.contentHtml,
    ...content.pictures.map(({ alt }) => alt),
    ...content.options.flatMap(({ name, values }) => [name, ...values.map(({ text }) => text)]),
    ...content.specs.flatMap(({ name, value }) => [name, value]),
  ];
  return countUntranslatedOf(texts, locale);
}
