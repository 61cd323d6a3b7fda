import { z } from 'zod';
import { type Locale, locales } from '#contract/core/languages.ts';

// The columns of a spreadsheet of products: one row per variant. What is said of the product stands in its first row.

/** Texts that have a column for each language. */
export const sheetTexts = ['name', 'summary', 'description', 'unit', 'attributes', 'options'] as const;
export type SheetText = (typeof sheetTexts)[number];

const inEveryLanguage = <Text extends SheetText>(text: Text) =>
  locales.map((locale): `${Text}.${Locale}` => `${text}.${locale}`);

export const productSheetFields = [
  'product',
  'state',
  'category',
  'brand',
  ...inEveryLanguage('name'),
  ...inEveryLanguage('summary'),
  ...inEveryLanguage('description'),
  ...inEveryLanguage('unit'),
  ...inEveryLanguage('attributes'),
  'keywords',
  'pictures',
  'weight',
  'isVirtual',
  'freight',
  'limitPerBuyer',
  'guarantees',
  'onSaleFrom',
  'onSaleUntil',
] as const;

export const variantSheetFields = [
  'variant',
  ...inEveryLanguage('options'),
  'isOffered',
  'price',
  'originalPrice',
  'cost',
  'stock',
  'code',
  'barcode',
  'variantWeight',
  'variantPicture',
] as const;

/** Every column, in the order of an export. */
export const sheetFields = [...productSheetFields, ...variantSheetFields] as const;
export type SheetField = (typeof sheetFields)[number];
export const SheetField = z.enum(sheetFields as readonly [SheetField, ...SheetField[]]);

export const sheetCellMax = 65_000; // a description has up to 60,000 letters

/** A row, without its empty cells. */
export const SheetRow = z.partialRecord(SheetField, z.string().max(sheetCellMax));
export type SheetRow = z.infer<typeof SheetRow>;
