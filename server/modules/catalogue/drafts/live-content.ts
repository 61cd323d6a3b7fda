import { asc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  type ProductContent,
  type ProductOption,
  productPicturesMax,
  type Texts,
} from '#contract/catalogue/product-content.ts';
import { locales } from '#contract/core/languages.ts';
import type { Asker } from '#server/database/connection.ts';
import {
  productOptions,
  productPictures,
  productSpecs,
  products,
  productTexts,
  skus,
} from '#server/modules/catalogue/tables.ts';

type OptionRow = Pick<
  typeof productOptions.$inferSelect,
  'position' | 'valuePosition' | 'name' | 'value' | 'pictureHash'
>;
type SkuRow = typeof skus.$inferSelect;

/** A published product as its shop edits it. */
export async function readLiveContent(on: Asker, productId: number): Promise<ProductContent> {
  const content = (await readLiveContents(on, [productId])).get(productId);
  if (!content) throw new Error(`Product ${productId} is gone`);
  return content;
}

/** Published products as their shop edits them, by their ids. */
export async function readLiveContents(on: Asker, ids: readonly number[]): Promise<Map<number, ProductContent>> {
  const of = (column: AnyPgColumn) => sql`${column} = any(${sql.param(ids)}::int[])`;
  const rows = await on
    .select({ product: products, texts: productTexts })
    .from(products)
    .leftJoin(productTexts, eq(productTexts.productId, products.id))
    .where(of(products.id));
  const pictureRows = await on
    .select()
    .from(productPictures)
    .where(of(productPictures.productId))
    .orderBy(asc(productPictures.position));
  const optionRows = await on
    .select()
    .from(productOptions)
    .where(of(productOptions.productId))
    .orderBy(asc(productOptions.position), asc(productOptions.valuePosition));
  const specRows = await on
    .select()
    .from(productSpecs)
    .where(of(productSpecs.productId))
    .orderBy(asc(productSpecs.position));
  const skuRows = await on.select().from(skus).where(of(skus.productId)).orderBy(asc(skus.id));
  const [picturesBy, optionsBy, specsBy, skusBy] = [
    byProduct(pictureRows),
    byProduct(optionRows),
    byProduct(specRows),
    byProduct(skuRows),
  ];
  return new Map(
    rows.map(({ product, texts }) => [
      product.id,
      contentOf(product, texts, {
        pictures: picturesBy.get(product.id) ?? [],
        options: optionsBy.get(product.id) ?? [],
        specs: specsBy.get(product.id) ?? [],
        skus: skusBy.get(product.id) ?? [],
      }),
    ]),
  );
}

const byProduct = <Row extends { productId: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ productId }) => productId);

type Parts = {
  pictures: readonly (typeof productPictures.$inferSelect)[];
  options: readonly OptionRow[];
  specs: readonly (typeof productSpecs.$inferSelect)[];
  skus: readonly SkuRow[];
};

function contentOf(
  row: typeof products.$inferSelect,
  texts: typeof productTexts.$inferSelect | null,
  parts: Parts,
): ProductContent {
  const options = optionsOf(parts.options, parts.skus);
  return {
    categoryId: row.categoryId,
    brandId: row.brandId,
    name: row.name,
    summary: written(texts?.summary),
    unit: written(texts?.unit),
    contentHtml: written(texts?.contentHtml),
    keywords: row.keywords,
    pictures: parts.pictures.slice(0, productPicturesMax).map(({ pictureHash: hash, alt }) => ({ hash, alt })),
    options,
    variants: variantsOf(parts.skus, options),
    specs: parts.specs.map(({ name, value }) => ({ name, value })),
    weightGrams: row.weightGrams,
    isVirtual: row.isVirtual,
    freightTemplateId: row.freightTemplateId,
    limitPerBuyer: row.limitPerBuyer,
    guarantees: row.guarantees,
    onSaleFrom: row.onSaleFrom?.toISOString() ?? null,
    onSaleUntil: row.onSaleUntil?.toISOString() ?? null,
  };
}

/** The texts that say something. */
export function written(texts: Texts | null | undefined): Texts {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = texts?.[locale]?.trim();
      return text ? [[locale, text]] : [];
    }),
  );
}

function optionsOf(rows: readonly OptionRow[], variants: readonly SkuRow[]): ProductOption[] {
  return [...Map.groupBy(rows, ({ position }) => position).values()].map((values, at) => {
    const pictureOf = picturesOfValues(variants, at);
    return {
      name: values[0]?.name ?? {},
      values: values.map(({ position, valuePosition, value, pictureHash }) => ({
        key: `${position}-${valuePosition}`,
        text: value,
        pictureHash: pictureHash ?? pictureOf.get(value.en) ?? null,
      })),
    };
  });
}

/** The picture of each value of an option, if this option determines the picture, as a colour does and a size does not. */
function picturesOfValues(variants: readonly SkuRow[], at: number): Map<string, string> {
  const found = new Map<string, string>();
  for (const { values, pictureHash } of variants.filter(({ isOffered }) => isOffered)) {
    const value = values[at];
    if (value === undefined || pictureHash === null) return new Map();
    if ((found.get(value) ?? pictureHash) !== pictureHash) return new Map();
    found.set(value, pictureHash);
  }
  return new Set(found.values()).size > 1 ? found : new Map();
}

/** Variants of values that the product no longer has are left out: they stay for the orders that refer to them. */
function variantsOf(rows: readonly SkuRow[], options: readonly ProductOption[]): ProductContent['variants'] {
  const seen = new Set<string>();
  const offeredFirst = [...rows].sort(
    (one, other) => Number(other.isOffered) - Number(one.isOffered) || one.id - other.id,
  );
  const taken = offeredFirst.flatMap((sku) => {
    const keys = keysOf(sku.values, options);
    if (!keys || seen.has(keys.join())) return [];
    seen.add(keys.join());
    return { sku, keys };
  });
  return taken
    .sort((one, other) => one.sku.id - other.sku.id)
    .map(({ sku, keys }) => ({
      skuId: sku.id,
      values: keys,
      isOffered: sku.isOffered,
      price: sku.price,
      originalPrice: sku.originalPrice > sku.price ? sku.originalPrice : null,
      openingStock: 0,
      code: sku.code,
      barcode: sku.barcode,
      weightGrams: sku.weightGrams,
      cost: sku.cost,
    }));
}

function keysOf(values: readonly string[], options: readonly ProductOption[]): string[] | null {
  if (values.length !== options.length) return null;
  const keys = values.map((value, at) => options[at]?.values.find(({ text }) => text.en === value)?.key);
  return keys.every((key) => key !== undefined) ? keys : null;
}
