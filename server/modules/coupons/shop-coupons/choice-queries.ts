import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import {
  type CouponProduct,
  couponCategoriesMax,
  couponProductsFoundMax,
  type listCouponCategories,
  type listCouponProducts,
} from '#contract/coupons/merchant.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { pickOwnProducts } from '#server/modules/catalogue/index.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';

/** The products that a coupon of the shop can name: those that words find, or these. */
export async function listProductsFor(
  shopId: number,
  locale: Locale,
  { words, ids }: z.output<typeof listCouponProducts.input>,
): Promise<CouponProduct[]> {
  return couponProducts(shopId, locale, ids ?? (await pickOwnProducts(shopId, words, couponProductsFoundMax)));
}

/** These products of the shop, or with null of any shop, in the given order. */
export async function couponProducts(
  shopId: number | null,
  locale: Locale,
  ids: readonly number[],
): Promise<CouponProduct[]> {
  if (ids.length === 0) return [];
  const rows = await database()
    .select({ id: products.id, name: textIn(products.name, locale), price: products.price, picture: pictureColumns })
    .from(products)
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .where(and(inArray(products.id, [...ids]), shopId === null ? undefined : eq(products.shopId, shopId)))
    .orderBy(sql`array_position(${sql.param([...ids])}::int[], ${products.id})`);
  return rows.map(({ price, picture, ...row }) => ({ ...row, price: money(price), picture: pictureValue(picture) }));
}

/** The categories of the shop's products and those above them, each after the one that it belongs to. */
export function listCategoriesOf(shopId: number, locale: Locale): Promise<OutputOf<typeof listCouponCategories>> {
  const name = (alias: string): SQL => textIn(sql.raw(`${alias}.name`), locale);
  return statement<OutputOf<typeof listCouponCategories>[number]>(
    'coupon_categories',
    sql`
    with own as (
      select category_id, count(*)::int as products from ${products}
      where shop_id = ${shopId} and state <> 'bin' group by category_id
    ), within as (
      select unnest(array[leaf.id, middle.id, top.id]) as id, own.products
      from own join ${categories} leaf on leaf.id = own.category_id
        left join ${categories} middle on middle.id = leaf.parent_id left join ${categories} top on top.id = middle.parent_id
    ), summed as (
      select id, sum(products)::int as products from within where id is not null group by id
    )
    select leaf.id, summed.products,
      array_remove(array[${name('top')}, ${name('middle')}, ${name('leaf')}], null) as path
    from summed join ${categories} leaf on leaf.id = summed.id
      left join ${categories} middle on middle.id = leaf.parent_id left join ${categories} top on top.id = middle.parent_id
    order by path, leaf.id limit ${couponCategoriesMax}`,
  ).rows(database());
}
