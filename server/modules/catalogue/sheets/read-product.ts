import { missingSpecs } from '#contract/catalogue/category-specs.ts';
import { isSame } from '#contract/catalogue/changed-parts.ts';
import type { ImportProblem } from '#contract/catalogue/merchant-import.ts';
import { ProductContent, productProblems } from '#contract/catalogue/product-content.ts';
import type { SheetField } from '#contract/catalogue/sheet-fields.ts';
import { readPictures } from './cell-notation.ts';
import { readAttributes } from './read-attributes.ts';
import { readShared, readTexts, sameOr } from './read-values.ts';
import { type ReadVariants, readVariants } from './read-variants.ts';
import { brandNameKey, type SheetBrands } from './sheet-brand-queries.ts';
import { nameKey, type SheetNames } from './sheet-name-queries.ts';
import { type GivenRow, openReading, type Reading, rowOf } from './sheet-reading.ts';

export type ReadContext = {
  names: SheetNames & SheetBrands;
  fields: ReadonlySet<SheetField>;
  /** Whether the shop may use a picture. */
  isOwnPicture: (hash: string) => boolean;
  /** Whether it has to be complete: a draft may lack anything. */
  isPublished: boolean;
};
export type ReadProduct = { content: ProductContent; problems: ImportProblem[] };

/** Reads the rows of one product. `before` is the product as it is, or an empty one. */
export function readProduct(
  rows: readonly [GivenRow, ...GivenRow[]],
  before: ProductContent,
  context: ReadContext,
): ReadProduct {
  const reading = openReading(rows, context.fields);
  const read = readVariants(reading, before, context.isOwnPicture);
  const keywords = reading.shared('keywords');
  const content: ProductContent = {
    categoryId: readCategory(reading, before.categoryId, context.names),
    brandId: readBrand(reading, before.brandId, context.names),
    name: readTexts(reading, 'name', before.name),
    summary: readTexts(reading, 'summary', before.summary),
    unit: readTexts(reading, 'unit', before.unit),
    contentHtml: readTexts(reading, 'description', before.contentHtml),
    keywords: keywords === undefined ? before.keywords : sameOr(before.keywords, keywords),
    pictures: readProductPictures(reading, before.pictures, context.isOwnPicture),
    options: read.options,
    variants: read.variants,
    specs: readAttributes(reading, before.specs),
    weightGrams: readShared(reading, 'weight', 'numbers', { before: before.weightGrams, empty: before.weightGrams }),
    isVirtual: readShared(reading, 'isVirtual', 'answers', { before: before.isVirtual, empty: false }),
    freightTemplateId: readFreight(reading, before.freightTemplateId, context.names),
    limitPerBuyer: readShared(reading, 'limitPerBuyer', 'numbers', { before: before.limitPerBuyer, empty: null }),
    guarantees: readGuarantees(reading, before.guarantees, context.names),
    onSaleFrom: readShared(reading, 'onSaleFrom', 'times', { before: before.onSaleFrom, empty: null }),
    onSaleUntil: readShared(reading, 'onSaleUntil', 'times', { before: before.onSaleUntil, empty: null }),
  };
  reportContent(reading, content, read, context);
  return { content, problems: reading.problems.sort((one, other) => one.row - other.row) };
}

function readCategory(reading: Reading, before: number | null, { categories, leaves }: SheetNames): number | null {
  const text = reading.shared('category');
  if (text === undefined) return before;
  if (!text.trim()) return null;
  const found = categories.get(nameKey(text)) ?? [];
  if (before !== null && found.includes(before)) return before;
  const [only, ...others] = found.filter((id) => leaves.has(id));
  if (only !== undefined && others.length === 0) return only;
  reading.report(
    rowOf(reading, 'category'),
    'category',
    only === undefined ? 'unknown_category' : 'several_categories',
  );
  return before;
}

/** A brand of the mall by its name. One that is hidden stays where it is, and no other product gets it. */
function readBrand(reading: Reading, before: number | null, { brands }: SheetBrands): number | null {
  const text = reading.shared('brand');
  if (text === undefined) return before;
  if (!text.trim()) return null;
  const found = brands.get(brandNameKey(text)) ?? [];
  if (before !== null && found.some(({ id }) => id === before)) return before;
  const [only, ...others] = found.filter(({ isShown }) => isShown);
  if (only && others.length === 0) return only.id;
  reading.report(rowOf(reading, 'brand'), 'brand', 'unknown_brand');
  return before;
}

function readFreight(reading: Reading, before: number | null, { freight }: SheetNames): number | null {
  const text = reading.shared('freight');
  if (text === undefined) return before;
  if (!text.trim()) return null;
  const found = freight.get(nameKey(text));
  if (found === undefined) reading.report(rowOf(reading, 'freight'), 'freight', 'unknown_freight');
  return found ?? before;
}

/** Those that are named, separated by semicolons or line ends. One that the mall no longer has stands as its key, and stays. */
function readGuarantees(reading: Reading, before: string[], { guarantees }: SheetNames): string[] {
  const text = reading.shared('guarantees');
  if (text === undefined) return before;
  const named = text.split(/[;；\n]/).filter((name) => name.trim());
  const found = named.flatMap((name) => guarantees.get(nameKey(name)) ?? before.filter((key) => key === name.trim()));
  if (found.length < named.length) reading.report(rowOf(reading, 'guarantees'), 'guarantees', 'unknown_guarantee');
  const keys = [...new Set(found)];
  return isSame(keys.toSorted(), before.toSorted()) ? before : keys;
}

/** The pictures that are named. One that the product has keeps its description. */
function readProductPictures(
  reading: Reading,
  before: ProductContent['pictures'],
  isOwnPicture: (hash: string) => boolean,
): ProductContent['pictures'] {
  const text = reading.shared('pictures');
  if (text === undefined) return before;
  return readPictures(text).flatMap(({ hash }) => {
    const known = before.find((picture) => picture.hash === hash);
    if (known) return known;
    if (hash !== null && isOwnPicture(hash)) return { hash, alt: {} };
    reading.report(rowOf(reading, 'pictures'), 'pictures', 'unknown_picture');
    return [];
  });
}

/** Adds what the content itself says: texts that are too long, and what keeps it from being sold. */
function reportContent(
  reading: Reading,
  content: ProductContent,
  read: ReadVariants,
  { isPublished, names }: ReadContext,
): void {
  const place = (path: string) => placeOf(reading, path, read);
  for (const { path, code } of ProductContent.safeParse(content).error?.issues ?? []) {
    const isText = typeof valueAt(content, path) === 'string';
    const reason =
      code !== 'too_big'
        ? 'too_high'
        : isText
          ? 'too_long'
          : Array.isArray(valueAt(content, path))
            ? 'too_many'
            : 'too_high';
    const { row, field } = place(path.join('.'));
    reading.report(row, field, reason);
  }
  if (!isPublished) return;
  const required = missingSpecs(content, content.categoryId === null ? [] : names.specsOf(content.categoryId));
  for (const { field: path, reason } of productProblems(content, required)) {
    const { row, field } = place(path);
    if (reason !== 'spec_required') reading.report(row, field, reason);
  }
  const lacking = required.map(({ name }) => name.en).join(', ');
  if (lacking) reading.report(rowOf(reading, 'attributes.en'), 'attributes.en', 'spec_required', lacking);
}

function valueAt(content: object, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name], content);
}

const fieldOfPart: Partial<Record<string, SheetField>> = {
  categoryId: 'category',
  brandId: 'brand',
  weightGrams: 'weight',
  freightTemplateId: 'freight',
  specs: 'attributes.en',
  options: 'options.en',
  variants: 'price',
};
const fieldOfVariant: Partial<Record<string, SheetField>> = {
  skuId: 'variant',
  values: 'options.en',
  openingStock: 'stock',
  weightGrams: 'variantWeight',
};
const textParts: Partial<Record<string, 'name' | 'summary' | 'unit' | 'description'>> = {
  name: 'name',
  summary: 'summary',
  unit: 'unit',
  contentHtml: 'description',
};

/** Where in the file a part of the content stands: "variants.2.price". */
function placeOf(
  reading: Reading,
  path: string,
  { variants, rowOf: rowOfVariant }: ReadVariants,
): { row: GivenRow; field: SheetField } {
  const [part = '', at, inner] = path.split('.');
  const text = textParts[part];
  if (text) {
    const field = `${text}.${at ?? 'en'}` as SheetField;
    return { row: rowOf(reading, field), field };
  }
  if (part === 'variants' && at !== undefined) {
    const variant = variants[Number(at)];
    const field = fieldOfVariant[inner ?? ''] ?? (inner as SheetField | undefined) ?? 'price';
    return { row: (variant && rowOfVariant.get(variant)) ?? reading.rows[0], field };
  }
  const field = fieldOfPart[part] ?? (part as SheetField);
  return { row: rowOf(reading, field), field };
}
