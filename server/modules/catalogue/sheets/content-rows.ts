import type { ProductContent, ProductVariant, Texts } from '#contract/catalogue/product-content.ts';
import type { SheetField, SheetRow, SheetText } from '#contract/catalogue/sheet-fields.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import {
  amountText,
  excelCellMax,
  guarded,
  leftAsItIs,
  oneLineEnd,
  pairsText,
  picturesText,
  yesText,
} from './cell-notation.ts';
import type { SheetBrands } from './sheet-brand-queries.ts';
import type { SheetNames } from './sheet-name-queries.ts';

/** A product as an export writes it. `product` is its number, or that of a draft with a D before it. */
export type ExportedProduct = {
  product: string;
  state: string;
  content: ProductContent;
  /** Units that can be sold, of published variants. */
  stockOf: Map<number, number>;
};

/** The rows of a product: one for each variant, and one for a product that has none yet. */
export function rowsOf(
  { product, state, content, stockOf }: ExportedProduct,
  names: SheetNames & SheetBrands,
): SheetRow[] {
  const listed = content.variants.filter(({ skuId, isOffered }) => skuId !== null || isOffered);
  const variants = listed.map((variant) => variantCells(content, variant, stockOf));
  const [first = {}, ...others] = variants;
  return [
    { product, state, ...productCells(content, names), ...first },
    ...others.map((cells) => ({ product, ...cells })),
  ].map(written);
}

/** Without empty cells, and without a text that a spreadsheet would run or cut off. */
function written(cells: SheetRow): SheetRow {
  const entries = Object.entries(cells).filter(([, text]) => text !== '');
  return Object.fromEntries(entries.map(([field, text]) => [field, cellOf(text)])) as SheetRow;
}

/** Spreadsheet programs cut longer texts off. They are not written, and a cell without them changes nothing. */
const cellOf = (text: string) => (text.length > excelCellMax ? leftAsItIs : guarded(oneLineEnd(text)));

function productCells(content: ProductContent, names: SheetNames & SheetBrands): SheetRow {
  const { categoryId, brandId, freightTemplateId } = content;
  return {
    category: categoryId === null ? '' : (names.pathOf.get(categoryId) ?? ''),
    brand: brandId === null ? '' : (names.brandNameOf.get(brandId) ?? ''),
    ...textCells('name', content.name),
    ...textCells('summary', content.summary),
    ...textCells('description', content.contentHtml),
    ...textCells('unit', content.unit),
    ...pairCells('attributes', content.specs),
    keywords: content.keywords,
    pictures: picturesText(content.pictures.map(({ hash }) => hash)),
    weight: String(content.weightGrams),
    isVirtual: yesText(content.isVirtual),
    freight: freightTemplateId === null ? '' : (names.freightNameOf.get(freightTemplateId) ?? ''),
    limitPerBuyer: content.limitPerBuyer === null ? '' : String(content.limitPerBuyer),
    guarantees: content.guarantees.map((key) => names.guaranteeNameOf.get(key) ?? key).join('; '),
    onSaleFrom: content.onSaleFrom ?? '',
    onSaleUntil: content.onSaleUntil ?? '',
  };
}

function variantCells(content: ProductContent, variant: ProductVariant, stockOf: Map<number, number>): SheetRow {
  const { skuId, price, originalPrice, cost, weightGrams } = variant;
  const amount = (minorUnits: number | null) => (minorUnits === null ? '' : amountText(minorUnits));
  const chosen = content.options.map((option, at) => ({
    name: option.name,
    value: option.values.find(({ key }) => key === variant.values[at])?.text ?? {},
  }));
  const picture = pictureOf(content, variant);
  return {
    variant: skuId === null ? '' : String(skuId),
    ...pairCells('options', chosen),
    isOffered: yesText(variant.isOffered),
    price: amount(price),
    originalPrice: amount(originalPrice),
    cost: amount(cost),
    stock: String(skuId === null ? variant.openingStock : (stockOf.get(skuId) ?? 0)),
    code: variant.code,
    barcode: variant.barcode,
    variantWeight: weightGrams === null ? '' : String(weightGrams),
    variantPicture: picture === null ? '' : picturesText([picture]),
  };
}

/** The picture of a variant: that of its first value that has one. */
export function pictureOf({ options }: ProductContent, { values }: Pick<ProductVariant, 'values'>): string | null {
  const chosen = options.map((option, at) => option.values.find(({ key }) => key === values[at]));
  return chosen.find((value) => value?.pictureHash)?.pictureHash ?? null;
}

const cellsOf = (text: SheetText, of: (locale: Locale) => string): SheetRow =>
  Object.fromEntries(locales.map((locale) => [`${text}.${locale}` satisfies SheetField, of(locale)]));

const textCells = (text: SheetText, texts: Texts) => cellsOf(text, (locale) => texts[locale] ?? '');

const pairCells = (text: SheetText, pairs: readonly { name: Texts; value: Texts }[]) =>
  cellsOf(text, (locale) =>
    pairsText(pairs.map(({ name, value }) => ({ name: name[locale] ?? '', value: value[locale] ?? '' }))),
  );
