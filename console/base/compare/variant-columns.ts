import type { ProductVariant } from '#contract/catalogue/product-content.ts';

/** What is written about a variant, in the order of the grid's columns. */
export const columns = [
  'price',
  'originalPrice',
  'cost',
  'openingStock',
  'code',
  'barcode',
  'weightGrams',
] as const satisfies readonly (keyof ProductVariant)[];
export type Column = (typeof columns)[number];
