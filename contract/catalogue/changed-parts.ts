import { type Locale, locales } from '#contract/core/languages.ts';
import { emptyProduct, type ProductContent } from './product-content.ts';

// What differs between two states of a product: in conflicts, in versions, and for whether a draft changes anything at all.

/** The parts of a product that are compared, in the order of the editor. */
export const productParts = Object.keys(emptyProduct) as readonly (keyof ProductContent)[];
export type ProductPart = keyof ProductContent;

/** In which parts two contents differ. */
export function changedParts(one: ProductContent, other: ProductContent): ProductPart[] {
  return productParts.filter((part) => !isSame(compared(one, part), compared(other, part)));
}

/** Whether two values are written the same. An empty text counts as missing, and the order of languages does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

/** A combination that is neither published nor offered is only a row of the editor's grid, which has its own order. */
function compared(content: ProductContent, part: ProductPart): unknown {
  if (part !== 'variants') return content[part];
  return content.variants
    .filter(({ skuId, isOffered }) => skuId !== null || isOffered)
    .sort((one, other) => (one.values.join() < other.values.join() ? -1 : 1));
}

function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(
    ([name, each]) => !(locales.includes(name as Locale) && typeof each === 'string' && !each.trim()),
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
