import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { coupons } from './tables.ts';

/**
 * Products named by these coupons, or of their shops, whose mark is wrong: it must be set if and only if a coupon for the
 * product, or for its shop, can be received.
 */
export async function findWrongMarks(tx: Transaction, couponIds: readonly number[], max: number) {
  const given = sql`select * from ${coupons} c where c.id = any(${sql.param([...couponIds])}::int[])`;
  const isLeft = sql`c.is_open and c.issued > c.claimed`;
  const rows = await statement<{ id: number; hasCoupon: boolean }>(
    'find_wrong_marks',
    sql`
    with given as (${given}), reached as (
      select p.id, p.shop_id, p.has_coupon from ${products} p
        where p.shop_id in (select shop_id from given where scope = 'shop')
      union
      select p.id, p.shop_id, p.has_coupon from ${products} p
        where p.id in (select unnest(product_ids) from given where scope = 'product'))
    select id, not has_coupon as "hasCoupon" from reached
    where has_coupon <> (
      shop_id in (select c.shop_id from ${coupons} c where ${isLeft} and c.scope = 'shop')
      or id in (select unnest(c.product_ids) from ${coupons} c where ${isLeft} and c.scope = 'product'))
    order by id limit ${max}`,
  ).rows(tx);
  return rows;
}
