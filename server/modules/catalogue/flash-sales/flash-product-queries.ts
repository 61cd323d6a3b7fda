import { and, eq, ne, sql } from 'drizzle-orm';
import { priceHistoryDays } from '#contract/catalogue/shopper-prices.ts';
import type { Asker } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  activities,
  activityProducts,
  bargainPeriods,
  bargainPrices,
  categories,
  flashPeriods,
  pastPrices,
  products,
  skus,
} from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import type { FlashProduct } from './flash-rules.ts';

/** The lowest price at which any variant of a product on sale could be had in thirty days, in a query of products as `p`. */
export const lowestPrice = sql<number>`(
  select min(least(s.price,
    (select min(past.price) from ${pastPrices} past where past.sku_id = s.id and past.until_at > since.at),
    (select min(f.price) from ${flashPeriods} f
      where f.product_id = p.id and f.until_at > since.at and f.from_at <= mall_now()),
    (select min(own.price) from ${bargainPrices} own join ${bargainPeriods} period on period.bargain_id = own.bargain_id
      where own.sku_id = s.id and period.until_at > since.at and period.from_at <= mall_now())))
  from ${skus} s,
    (select greatest(p.created_at, mall_now() - make_interval(days => ${sql.raw(String(priceHistoryDays))})) as at) since
  where s.product_id = p.id and s.is_offered)`;

export const usualPrice = sql<number>`(select min(s.price) from ${skus} s where s.product_id = p.id and s.is_offered)`;

export const stockOf = sql<number>`(
  select coalesce(sum(greatest(s.available, 0)), 0)::int from ${skus} s where s.product_id = p.id and s.is_offered)`;

type Which = { shopId: number; productId: number };
type Sale = { id: number; startsAt: Date; endsAt: Date; categoryIds: readonly number[] };

/** A product of the shop as it is for a flash sale; null when the shop has none by this number. */
export async function findFlashProduct(
  reader: Asker,
  { shopId, productId }: Which,
  { id, startsAt, endsAt, categoryIds }: Sale,
): Promise<(FlashProduct & { name: string }) | null> {
  const [found] = await statement<FlashProduct & { name: string }>(
    'flash_product',
    sql`
    select p.name ->> 'en' as name, p.state = 'on_sale' and shop.is_open as "isOnSale",
      cardinality(${sql.param(categoryIds)}::int[]) = 0 or array[leaf.id, leaf.parent_id, middle.parent_id] && ${sql.param(categoryIds)}::int[] as "isOfCategory",
      exists (
        select 1 from ${activityProducts} ap join ${activities} a on a.id = ap.activity_id
        where ap.product_id = p.id and a.id <> ${id} and a.kind = 'flash' and a.is_open and a.ends_at > mall_now()
          and a.starts_at < ${endsAt.toISOString()}::timestamptz and a.ends_at > ${startsAt.toISOString()}::timestamptz
      ) as overlaps,
      coalesce(${usualPrice}, p.price) as "usualPrice", coalesce(${lowestPrice}, p.price) as "lowestPrice", ${stockOf} as stock
    from ${products} p join ${shops} shop on shop.id = p.shop_id
    join ${categories} leaf on leaf.id = p.category_id left join ${categories} middle on middle.id = leaf.parent_id
    where p.id = ${productId} and p.shop_id = ${shopId} and p.state <> 'bin'`,
  ).rows(reader);
  return found ?? null;
}

/** Refuses a product that the shop does not have, the same way as one that does not exist. */
export async function assertOwnProduct(reader: Asker, { shopId, productId }: Which): Promise<void> {
  const [own] = await reader
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.shopId, shopId), ne(products.state, 'bin')));
  if (!own) throw new Refusal('product_not_found');
}
