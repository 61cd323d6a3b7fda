import type { ProductContent, ProductOption, ProductVariant } from '#contract/catalogue/product-content.ts';
import { variantSheetFields } from '#contract/catalogue/sheet-fields.ts';
import { readPictures } from './cell-notation.ts';
import { pictureOf } from './content-rows.ts';
import { type ReadOptions, readOptions } from './read-options.ts';
import { readCell } from './read-values.ts';
import type { GivenRow, Reading } from './sheet-reading.ts';

export type ReadVariants = {
  options: ProductOption[];
  variants: ProductVariant[];
  /** The row of each variant that the file has. */
  rowOf: Map<ProductVariant, GivenRow>;
};

const newVariant: ProductVariant = {
  ...{ skuId: null, values: [], isOffered: true, price: null, originalPrice: null, openingStock: 0 },
  ...{ code: '', barcode: '', weightGrams: null, cost: null },
};

/** Options and variants. A variant that the file does not have stays as it is. */
export function readVariants(
  reading: Reading,
  before: ProductContent,
  isOwnPicture: (hash: string) => boolean,
): ReadVariants {
  const rows = reading.rows.filter(({ cells }) => variantSheetFields.some((field) => cells[field]?.trim()));
  const read = readOptions(reading, rows, before.options);
  const options =
    read?.options ??
    before.options.map((option) => ({ ...option, values: option.values.map((value) => ({ ...value })) }));
  const variants = before.variants.map((variant) => ({ ...variant }));
  const rowOf = new Map<ProductVariant, GivenRow>();
  for (const row of rows) {
    const known = findVariant(reading, row, variants, read);
    if (known === 'refused') continue;
    if (known && rowOf.has(known)) {
      reading.report(row, row.cells.variant?.trim() ? 'variant' : 'options.en', 'twice');
      continue;
    }
    const variant = known ?? { ...newVariant };
    if (!known) variants.push(variant);
    rowOf.set(variant, row);
    const keys = read?.keysOf.get(row);
    if (keys) variant.values = keys;
    else if (!read && !known && options.length > 0) reading.report(row, 'options.en', 'missing');
    readNumbers(reading, row, variant);
  }
  if (reading.has('variantPicture')) readValuePictures(reading, { ...before, options }, rowOf, isOwnPicture);
  return { options: dropUnused(options, before, variants), variants, rowOf };
}

/** The variant that a row is about: by its number, else by its values, else by its code, else the only one. */
function findVariant(
  reading: Reading,
  row: GivenRow,
  variants: readonly ProductVariant[],
  read: ReadOptions | null,
): ProductVariant | undefined | 'refused' {
  const number = reading.cell(row, 'variant')?.trim();
  if (number) {
    const found = variants.find(({ skuId }) => String(skuId) === number);
    if (found) return found;
    reading.report(row, 'variant', 'unknown_variant');
    return 'refused';
  }
  const keys = read?.keysOf.get(row);
  if (keys && keys.length > 0) return variants.find(({ values }) => values.join() === keys.join());
  if (read && !keys) return 'refused'; // its options cannot be read
  const code = reading.cell(row, 'code')?.trim();
  const coded = variants.filter((variant) => code && variant.code === code);
  if (coded.length === 1) return coded[0];
  return variants.length === 1 && variants[0]?.values.length === 0 ? variants[0] : undefined;
}

function readNumbers(reading: Reading, row: GivenRow, variant: ProductVariant): void {
  const amount = (field: 'price' | 'originalPrice' | 'cost') =>
    readCell(reading, row, field, 'amounts', { before: variant[field], empty: null });
  variant.price = amount('price');
  variant.originalPrice = amount('originalPrice');
  variant.cost = amount('cost');
  variant.isOffered = readCell(reading, row, 'isOffered', 'answers', { before: variant.isOffered, empty: true });
  const weight = { before: variant.weightGrams, empty: null };
  variant.weightGrams = readCell(reading, row, 'variantWeight', 'numbers', weight);
  variant.code = reading.cell(row, 'code')?.trim() ?? variant.code;
  variant.barcode = reading.cell(row, 'barcode')?.trim() ?? variant.barcode;
  // The stock of a published variant is changed by differences only, elsewhere: sales go on while a file is edited.
  const stock = { before: variant.openingStock, empty: 0 };
  if (variant.skuId === null) variant.openingStock = readCell(reading, row, 'stock', 'numbers', stock);
}

type Named = { row: GivenRow; variant: ProductVariant; hash: string | null };

/**
 * Pictures belong to values, so that all variants of a colour have the same. Which option they belong to says the file: the first
 * one of which each value has one picture. A cell that names what the variant has anyway changes nothing.
 */
function readValuePictures(
  reading: Reading,
  content: ProductContent,
  rowOf: ReadonlyMap<ProductVariant, GivenRow>,
  isOwnPicture: (hash: string) => boolean,
): void {
  const { options } = content;
  const named = [...rowOf].flatMap(([variant, row]): Named[] => {
    const text = options.length === 0 ? undefined : reading.cell(row, 'variantPicture');
    if (text === undefined) return [];
    const [picture] = readPictures(text);
    if (picture && (picture.hash === null || !isOwnPicture(picture.hash))) {
      reading.report(row, 'variantPicture', 'unknown_picture');
      return [];
    }
    return [{ row, variant, hash: picture?.hash ?? null }];
  });
  const changed = named.filter(({ variant, hash }) => pictureOf(content, variant) !== hash);
  if (changed.length === 0) return;
  const at = Math.max(
    0,
    options.findIndex((_, place) => conflictsIn(named, place).length === 0),
  );
  for (const { row } of conflictsIn(named, at)) reading.report(row, 'variantPicture', 'differs');
  for (const { variant, hash } of named) {
    const value = options[at]?.values.find(({ key }) => key === variant.values[at]);
    if (value) value.pictureHash = hash;
  }
}

/** The rows that name another picture for a value of this option than a row before them. */
function conflictsIn(named: readonly Named[], at: number): Named[] {
  const first = new Map<string | undefined, string | null>();
  return named.filter(({ variant, hash }) => {
    const key = variant.values[at];
    if (!first.has(key)) first.set(key, hash);
    return first.get(key) !== hash;
  });
}

/** Without values that a variant had before and none has any more. */
function dropUnused(
  options: readonly ProductOption[],
  before: ProductContent,
  variants: readonly ProductVariant[],
): ProductOption[] {
  const keysAt = (list: readonly ProductVariant[], at: number) => new Set(list.map(({ values }) => values[at]));
  return options.map((option, at) => {
    const [had, has] = [keysAt(before.variants, at), keysAt(variants, at)];
    return { ...option, values: option.values.filter(({ key }) => has.has(key) || !had.has(key)) };
  });
}
