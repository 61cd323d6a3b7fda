import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { type CouponMark, flashPrices, listedBargain } from '#server/modules/catalogue/index.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';
import { inReachFirst } from './offer-queries.ts';
import { coupons } from './tables.ts';

/** Products named by these coupons, or of their shops, whose mark is wrong, with the right one. */
export function findWrongMarks(tx: Transaction, couponIds: readonly number[], max: number): Promise<CouponMark[]> {
  const given = sql`select * from ${coupons} where id = any(${sql.param([...couponIds])}::int[])`;
  return wrongMarks(
    tx,
    sql`
    with given as materialized (${given})
    select p.id from ${products} p where p.shop_id in (select shop_id from given where scope in ('shop', 'category'))
    union
    select unnest(product_ids) from given where scope = 'product'`,
    max,
  );
}

/** Products of these shops whose mark is wrong, with the right one. */
export function findWrongMarksOfShops(tx: Transaction, shopIds: readonly number[], max: number): Promise<CouponMark[]> {
  return wrongMarks(
    tx,
    sql`select p.id from ${products} p where p.shop_id = any(${sql.param([...shopIds])}::int[])`,
    max,
  );
}

/** Those of these products whose mark is wrong, with the right one. */
export function findWrongMarksAmong(tx: Transaction, productIds: readonly number[]): Promise<CouponMark[]> {
  const ids = sql`${sql.param([...productIds])}::int[]`;
  return wrongMarks(tx, sql`select unnest(${ids}) as id`, productIds.length, sql`${coupons.productIds} && ${ids}`);
}

/**
 * A product's mark has the terms of the best coupon for it, or for its shop, that can be received (or for its category in its shop): of those that the price of
 * one unit reaches the largest, else the one whose minimum is nearest. `mayName` narrows which coupons can name one of them.
 */
function wrongMarks(tx: Transaction, reachedIds: SQL, max: number, mayName = sql`true`): Promise<CouponMark[]> {
  const isLeft = sql`${coupons.isOpen} and ${coupons.channel} = 'centre' and ${coupons.issued} > ${coupons.claimed}`;
  const terms = sql`reached.id as product_id, reached.price_now, ${coupons.id} as coupon_id, ${coupons.discount}, ${coupons.minimumSpend}, ${coupons.percent}`;
  return statement<CouponMark>(
    'find_wrong_marks',
    sql`
    with reached as materialized (
      select p.id, p.shop_id, p.coupon_discount, p.coupon_minimum, p.coupon_percent, least(p.price, flash.flash_price, ${listedBargain(sql`p`)}) as price_now,
        array[leaf.id, leaf.parent_id, middle.parent_id] as category_ids
      from (${reachedIds}) given_ids join ${products} p on p.id = given_ids.id
        join ${categories} leaf on leaf.id = p.category_id left join ${categories} middle on middle.id = leaf.parent_id
        left join ${flashPrices()} on flash.product_id = p.id
    ), offers as (
      select ${terms} from reached join ${coupons} on ${coupons.shopId} = reached.shop_id
      where ${isLeft} and (${coupons.scope} = 'shop' or (${coupons.scope} = 'category' and ${coupons.categoryId} = any(category_ids)))
      union all
      select ${terms} from ${coupons} cross join unnest(${coupons.productIds}) named (id) join reached on reached.id = named.id
      where ${isLeft} and ${coupons.scope} = 'product' and ${mayName}
    ), best as (
      select distinct on (product_id) product_id, discount, minimum_spend, percent from offers
      order by product_id, ${inReachFirst({
        price: sql`price_now`,
        minimumSpend: sql`minimum_spend`,
        discount: sql`discount`,
        percent: sql`percent`,
        id: sql`coupon_id`,
      })}
    )
    select id, best.discount as "couponDiscount", best.minimum_spend as "couponMinimum", best.percent as "couponPercent"
    from reached left join best on best.product_id = reached.id
    where (coupon_discount, coupon_minimum, coupon_percent) is distinct from (best.discount, best.minimum_spend, best.percent)
    order by id limit ${max}`,
  ).rows(tx);
}
