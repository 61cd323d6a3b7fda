import { emptyProduct, type ProductContent, type Texts } from '#contract/catalogue/product-content.ts';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';

/** The parts of a product that are compared, in the order of the editor. */
export const productParts = Object.keys(emptyProduct) as readonly (keyof ProductContent)[];
export type ProductPart = keyof ProductContent;

/** In which parts two contents differ. */
export function changedParts(one: ProductContent, other: ProductContent): ProductPart[] {
  return productParts.filter((part) => !isSame(one[part], other[part]));
}

/** Whether two values are written the same. An empty text counts as missing, and the order of languages does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([name, each]) => !(name in emptyTexts && each === ''));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const emptyTexts: Record<Locale, ''> = { en: '', 'zh-CN': '', es: '', fr: '', th: '', lao: '' };

/** Whether a language lacks a text that English has. */
export function isUntranslated(texts: Texts, locale: Locale): boolean {
  return Boolean(texts[defaultLocale]?.trim()) && !texts[locale]?.trim();
}

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
  return texts.filter((each) => isUntranslated(each, locale)).length;
}
