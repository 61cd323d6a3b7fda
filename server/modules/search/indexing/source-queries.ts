import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Localized } from '#contract/core/languages.ts';
import { jsonOf } from '#server/database/columns.ts';
import type { Transaction } from '#server/database/connection.ts';
import { isFlashSale, isOnSale, listedBargain, listedWeight } from '#server/modules/catalogue/index.ts';
import {
  activities,
  activityProducts,
  brands,
  categories,
  productOptions,
  productSpecs,
  products,
} from '#server/modules/catalogue/tables.ts';
import { searchDocuments } from '#server/modules/search/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** A property and its value, in all their languages. */
export type SpecValue = { name: Localized; value: Localized };

/** What a product on sale can be found by. */
export type ProductFacts = Awaited<ReturnType<typeof readProducts>>[number];

/** Those of the given products that are on sale in an open shop, in one query. */
export function readProducts(tx: Transaction, ids: readonly number[]) {
  const specColumns = ({ name, value }: typeof productOptions | typeof productSpecs) => jsonOf({ name, value });
  return tx
    .select({
      id: products.id,
      name: products.name,
      keywords: products.keywords,
      price: products.price,
      originalPrice: products.originalPrice,
      inStock: products.inStock,
      sales: products.sales,
      ratingSum: products.ratingSum,
      ratingCount: products.ratingCount,
      hasCoupon: sql<boolean>`${products.couponDiscount} is not null`,
      weightGrams: listedWeight, // with the price it makes the price with delivery
      isVirtual: products.isVirtual,
      freightTemplateId: products.freightTemplateId,
      createdAt: products.createdAt,
      categoryId: products.categoryId,
      brandId: products.brandId,
      brandName: brands.name,
      shopId: products.shopId,
      shopName: shops.name,
      isSelf: shops.isSelf,
      options: sql<SpecValue[]>`(
        select coalesce(json_agg(${specColumns(productOptions)} order by ${productOptions.position}, ${productOptions.valuePosition}), '[]')
        from ${productOptions} where ${productOptions.productId} = ${products.id})`,
      specs: sql<SpecValue[]>`(
        select coalesce(json_agg(${specColumns(productSpecs)} order by ${productSpecs.position}), '[]')
        from ${productSpecs} where ${productSpecs.productId} = ${products.id})`,
      offerPrice: sql<number | null>`least(${listedBargain(products)}, (
        select min(${activityProducts.activityPrice})
        from ${activityProducts} join ${activities} on ${activities.id} = ${activityProducts.activityId}
        where ${activityProducts.productId} = ${products.id} and ${isFlashSale}))`,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(inArray(products.id, [...ids]), isOnSale))
    .orderBy(asc(products.id));
}

export type CategoryFacts = {
  id: number;
  parentId: number | null;
  name: Localized;
};

/** The whole tree: there are hundreds of categories, not millions. */
export function readCategories(tx: Transaction): Promise<CategoryFacts[]> {
  return tx
    .select({
      id: categories.id,
      parentId: categories.parentId,
      name: categories.name,
    })
    .from(categories);
}

/** A category and those above it, nearest first. */
export function categoryPath(byId: ReadonlyMap<number, CategoryFacts>, id: number): CategoryFacts[] {
  const path: CategoryFacts[] = [];
  for (let at = byId.get(id); at && path.length < 3; at = byId.get(at.parentId ?? 0)) path.push(at);
  return path;
}

/** Products on sale without a document: older than the search, or missed because of a crash. */
export async function productIdsWithoutDocument(tx: Transaction, max: number): Promise<number[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(searchDocuments, eq(searchDocuments.productId, products.id))
    .where(and(isOnSale, isNull(searchDocuments.productId)))
    .limit(max);
  return rows.map(({ id }) => id);
}
