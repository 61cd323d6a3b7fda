import { type SheetField, type SheetText, sheetFields, sheetTexts } from '#contract/catalogue/sheet-fields.ts';
import { isLocale, type Locale } from '#contract/core/languages.ts';

// What columns are called: by our own exports, and by the spreadsheets that people have, in the mall's languages.

const textHeaders: Record<SheetText, string> = {
  name: 'Name',
  summary: 'Summary',
  description: 'Description',
  unit: 'Unit',
  attributes: 'Attributes',
  options: 'Options',
};

type PlainField = Exclude<SheetField, `${SheetText}.${Locale}`>;

const plainHeaders: Record<PlainField, string> = {
  product: 'Product',
  state: 'State',
  category: 'Category',
  brand: 'Brand',
  keywords: 'Keywords',
  pictures: 'Pictures',
  weight: 'Weight (g)',
  isVirtual: 'Virtual',
  freight: 'Delivery template',
  limitPerBuyer: 'Limit per buyer',
  guarantees: 'Guarantees',
  onSaleFrom: 'On sale from',
  onSaleUntil: 'On sale until',
  variant: 'Variant',
  isOffered: 'Offered',
  price: 'Price',
  originalPrice: 'Original price',
  cost: 'Cost',
  stock: 'Stock',
  code: 'Code',
  barcode: 'Barcode',
  variantWeight: 'Variant weight (g)',
  variantPicture: 'Variant picture',
};

/** The text and the language of a column that has one for each language. */
export function textOf(field: SheetField): { text: SheetText; locale: Locale } | null {
  const [text, locale] = field.split('.');
  const known = sheetTexts.find((one) => one === text);
  return known && isLocale(locale) ? { text: known, locale } : null;
}

/** What an export calls a column, in every language of the console: so a file can go from hand to hand. */
export function headerOf(field: SheetField): string {
  const localized = textOf(field);
  return localized ? `${textHeaders[localized.text]} (${localized.locale})` : plainHeaders[field as PlainField];
}

export const exportHeaders: readonly string[] = sheetFields.map(headerOf);
