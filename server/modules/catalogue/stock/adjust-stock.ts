import { sql } from 'drizzle-orm';
import { stockMax, type stockReasons } from '#contract/catalogue/merchant-stock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { relistProducts } from '#server/modules/catalogue/relist-products.ts';
import { skus, stockChanges } from '#server/modules/catalogue/tables.ts';
import { publishStock, type StockChange } from './publish-stock.ts';

export type StockDelta = { skuId: number; delta: number };

/** Why people of a shop change stock. Each variant adds its id to the cause. */
export type Adjustment = {
  cause: `edit:${string}`;
  reason: (typeof stockReasons)[number];
  accountId: number;
  note: string;
};

type Moved = StockChange & { id: number };

/**
 * Adds units to variants or takes them away, and records each change. Returns the variants that have too few available units
 * for it, or would have too many: the caller then refuses, which rolls the others back. As with orders, variants are locked in
 * the order of their ids, and the stock that counts is the one at that time.
 */
export async function adjustStock(
  tx: Transaction,
  deltas: readonly StockDelta[],
  { cause, reason, accountId, note }: Adjustment,
): Promise<number[]> {
  if (deltas.length === 0) return [];
  const column = (name: keyof StockDelta) => sql.param(deltas.map((one) => one[name]));
  const moved = await statement<Moved>(
    'adjust_stock',
    sql`
    with given as (
      select * from unnest(${column('skuId')}::int[], ${column('delta')}::int[]) as given (sku_id, delta)
    ), held as materialized (
      select s.id, given.delta from ${skus} s join given on given.sku_id = s.id order by s.id for no key update of s
    ), moved as (
      update ${skus} s set on_hand = s.on_hand + held.delta from held
      where s.id = held.id and s.on_hand + held.delta between s.reserved and greatest(s.on_hand, ${stockMax}::int)
      returning s.id, s.product_id, s.on_hand - s.reserved as free, held.delta
    ), noted as (
      insert into ${stockChanges} (sku_id, cause, on_hand_delta, reserved_delta, at, reason, account_id, note)
      select id, ${cause}::text || ':' || id, delta, 0, mall_now(), ${reason}, ${accountId}::int, ${note}
      from moved order by id
    )
    select id, product_id as "productId", free - delta as before, free as after from moved`,
  ).rows(tx);
  const turned = moved.filter(({ before, after }) => before === 0 || after === 0);
  await relistProducts(tx, [...new Set(turned.map(({ productId }) => productId))]);
  await publishStock(tx, moved);
  const movedIds = new Set(moved.map(({ id }) => id));
  return deltas.map(({ skuId }) => skuId).filter((skuId) => !movedIds.has(skuId));
}
