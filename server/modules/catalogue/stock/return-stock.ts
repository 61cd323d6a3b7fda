import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { relistProducts } from '#server/modules/catalogue/relist-products.ts';
import { skus, stockChanges } from '#server/modules/catalogue/tables.ts';
import { publishStock, type StockChange } from './publish-stock.ts';

/** Returned units of a variant, and why: the same cause returns them once. */
export type ReturnedStock = { cause: `return:${number}:${number}`; skuId: number; quantity: number };

/** Puts sold units back into stock. Variants are locked in the order of their ids, as with every change of stock. */
export async function returnStock(tx: Transaction, returned: readonly ReturnedStock[]): Promise<void> {
  if (returned.length === 0) return;
  const column = (name: keyof ReturnedStock) => sql.param(returned.map((one) => one[name]));
  const rows = await statement<StockChange>(
    'return_stock',
    sql`
    with given as (
      select * from unnest(${column('cause')}::text[], ${column('skuId')}::int[], ${column('quantity')}::int[]) as given (cause, sku_id, quantity)
    ), back as (
      select sku_id, sum(quantity)::int as quantity from given group by sku_id
    ), held as materialized (
      select s.id, back.quantity from ${skus} s join back on back.sku_id = s.id order by s.id for no key update of s
    ), moved as (
      update ${skus} s set on_hand = s.on_hand + held.quantity from held where s.id = held.id
      returning s.product_id, s.on_hand - s.reserved as free, held.quantity
    ), noted as (
      insert into ${stockChanges} (sku_id, cause, on_hand_delta, reserved_delta) select sku_id, cause, quantity, 0 from given
    )
    select product_id as "productId", free - quantity as before, free as after from moved`,
  ).rows(tx);
  await relistProducts(tx, [...new Set(rows.filter(({ before }) => before === 0).map(({ productId }) => productId))]);
  await publishStock(tx, rows);
}
