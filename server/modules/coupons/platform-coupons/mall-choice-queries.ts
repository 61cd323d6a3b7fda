import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type CouponProduct, couponProductsFoundMax } from '#contract/coupons/merchant.ts';
import {
  couponCategoriesMax,
  couponShopsMax,
  type findCouponProducts,
  type listCouponShops,
  type listMallCategories,
} from '#contract/coupons/platform.ts';
import { database } from '#server/database/connection.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { pickProductsOnSale } from '#server/modules/catalogue/index.ts';
import { categories } from '#server/modules/catalogue/tables.ts';
import { couponProducts } from '#server/modules/coupons/shop-coupons/choice-queries.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** The products that a coupon of the platform can name: those that words find, or these. */
export async function findProductsOfMall(
  { words, ids }: z.output<typeof findCouponProducts.input>,
  locale: Locale,
): Promise<CouponProduct[]> {
  return couponProducts(null, locale, ids ?? (await pickProductsOnSale(words, couponProductsFoundMax)));
}

/** Shops by name. */
export async function listShopsToName(
  { id, words }: z.output<typeof listCouponShops.input>,
  locale: Locale,
): Promise<OutputOf<typeof listCouponShops>> {
  return database()
    .select({ id: shops.id, name: textIn(shops.name, locale) })
    .from(shops)
    .where(id ? eq(shops.id, id) : words ? anyTextContains(shops.name, words) : eq(shops.isOpen, true))
    .orderBy(asc(textIn(shops.name, 'en')), asc(shops.id))
    .limit(couponShopsMax);
}

/** The categories of the mall, each after the one that it belongs to. */
export function listCategoriesOfMall(locale: Locale): Promise<OutputOf<typeof listMallCategories>> {
  const name = (alias: string): SQL => textIn(sql.raw(`${alias}.name`), locale);
  return statement<OutputOf<typeof listMallCategories>[number]>(
    'mall_categories',
    sql`
    select leaf.id, array_remove(array[${name('top')}, ${name('middle')}, ${name('leaf')}], null) as path
    from ${categories} leaf left join ${categories} middle on middle.id = leaf.parent_id
      left join ${categories} top on top.id = middle.parent_id
    order by path, leaf.id limit ${couponCategoriesMax}`,
  ).rows(database());
}
