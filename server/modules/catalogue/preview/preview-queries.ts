import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Previewed, previewProduct } from '#contract/catalogue/merchant-preview.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { picturesIn } from '#server/modules/catalogue/drafts/draft-pictures.ts';
import { getDraftOf, getProductDraftOf } from '#server/modules/catalogue/drafts/draft-queries.ts';
import {
  brandColumn,
  findProductRow,
  guaranteesColumn,
  shopColumns,
} from '#server/modules/catalogue/product-queries.ts';
import { type ProductRow, productOf } from '#server/modules/catalogue/product-value.ts';
import { categories, skus } from '#server/modules/catalogue/tables.ts';
import { pictureColumns } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops, shopTypes } from '#server/modules/shops/tables.ts';
import { previewRow, type Surroundings } from './preview-row.ts';
import { listedVariant, type PreviewVariant, previewVariants } from './preview-variants.ts';

/** A product of the shop as its page would show it if it were published now. Nothing of it is cached or counted. */
export async function getPreviewOf(
  shopId: number,
  previewed: Previewed,
  locale: Locale,
): Promise<OutputOf<typeof previewProduct>> {
  const { row, productId, isDraft } = await readPreview(shopId, previewed, locale);
  const state = productId === null ? 'new' : isDraft ? 'changed' : 'unchanged';
  return { product: productOf(row, locale), productId, state };
}

/** What its delivery depends on. Without a variant it is the one whose price lists show. */
export async function getPreviewedVariant(shopId: number, previewed: Previewed, number: number | undefined) {
  const { row, content, variants } = await readPreview(shopId, previewed, 'en');
  const variant = number === undefined ? listedVariant(variants) : variants.find((one) => one.number === number);
  if (variant === undefined) throw new Refusal('sku_not_found');
  const { price, weightGrams } = variant ?? { price: 0, weightGrams: content.weightGrams };
  return {
    ...{ shopId, weightGrams, isVirtual: content.isVirtual, freightTemplateId: content.freightTemplateId },
    price: Math.min(price, row.flash?.price ?? price),
  };
}

async function readPreview(shopId: number, { kind, id }: Previewed, locale: Locale) {
  const draft = kind === 'draft' ? await getDraftOf(shopId, id) : await getProductDraftOf(shopId, id);
  const { productId, content } = draft;
  const [live, shownPictures, path, brand] = await Promise.all([
    productId === null ? [] : listLiveVariants(productId),
    findPictures(picturesIn(content)),
    findPath(content.categoryId, locale),
    findBrand(content.brandId, locale),
  ]);
  const around = productId === null ? await aroundNew(shopId, id, locale) : await findProductRow(productId, locale);
  if (!around) throw new Refusal('product_not_found');
  const variants: PreviewVariant[] = previewVariants(content, live);
  const row: ProductRow = previewRow(around, content, { ...path, brand, variants, pictures: shownPictures }, locale);
  return { row, content, variants, productId, isDraft: draft.id !== null };
}

/** The surroundings of a product that was never published. */
async function aroundNew(shopId: number, id: number, locale: Locale): Promise<Surroundings | null> {
  const [row] = await database()
    .select({ shop: shopColumns(locale), avatar: pictureColumns, guarantees: guaranteesColumn })
    .from(shops)
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .innerJoin(pictures, eq(pictures.hash, shops.avatarHash))
    .where(eq(shops.id, shopId));
  if (!row) return null;
  return {
    ...row,
    id,
    sales: 0,
    ratingSum: 0,
    ratingCount: 0,
    details: null,
    detailPictures: [],
    flash: null,
    bargain: null,
  };
}

function listLiveVariants(productId: number) {
  return database()
    .select({
      id: skus.id,
      productId: skus.productId,
      values: skus.values,
      isOffered: skus.isOffered,
      price: skus.price,
      available: sql<number>`${skus.onHand} - ${skus.reserved}`,
    })
    .from(skus)
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.id));
}

async function findPictures(hashes: string[]) {
  if (hashes.length === 0) return new Map<string, never>();
  const rows = await database().select(pictureColumns).from(pictures).where(inArray(pictures.hash, hashes));
  return new Map(rows.map((row) => [row.hash, row]));
}

async function findBrand(brandId: number | null, locale: Locale): Promise<ProductRow['brand']> {
  if (brandId === null) return null;
  const [found] = await statement<{ brand: ProductRow['brand'] }>(
    'preview_brand',
    sql`select ${brandColumn(sql`${brandId}::int`, locale)} as brand`,
  ).rows(database());
  return found?.brand ?? null;
}

async function findPath(
  categoryId: number | null,
  locale: Locale,
): Promise<Pick<ProductRow, 'leaf' | 'middle' | 'top'>> {
  const none = { leaf: null, middle: null, top: null };
  if (categoryId === null) return none;
  const [leaf, middle, top] = [alias(categories, 'leaf'), alias(categories, 'middle'), alias(categories, 'top')];
  const [row] = await database()
    .select({
      leaf: { id: leaf.id, name: textIn(leaf.name, locale) },
      middle: { id: middle.id, name: textIn(middle.name, locale) },
      top: { id: top.id, name: textIn(top.name, locale) },
    })
    .from(leaf)
    .leftJoin(middle, eq(middle.id, leaf.parentId))
    .leftJoin(top, eq(top.id, middle.parentId))
    .where(eq(leaf.id, categoryId));
  return row ?? none;
}
