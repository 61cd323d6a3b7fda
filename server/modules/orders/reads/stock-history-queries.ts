import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listStockChanges, StockChange } from '#contract/catalogue/merchant-stock.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { products, skus, stockChanges } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';

// Here and not in the catalogue, which does not know orders.

type Input = z.output<typeof listStockChanges.input>;

/**
 * Every change of a variant's stock, newest first. What the stock was after a change is the present one less all later changes,
 * so that nothing has to be stored beside the changes when an order is placed.
 */
export async function listStockChangesOf(
  shopId: number,
  { skuId, page, limit }: Input,
): Promise<OutputOf<typeof listStockChanges>> {
  const [variant] = await statement<{ opening: number; total: number }>(
    'stock_history_of',
    sql`
    select s.opening, (select count(*)::int from ${stockChanges} where sku_id = s.id) as total
    from ${skus} s join ${products} p on p.id = s.product_id where s.id = ${skuId} and p.shop_id = ${shopId}`,
  ).rows(database());
  if (!variant) throw new Refusal('sku_not_found');
  const rows = await statement<StockChange>(
    'stock_history',
    sql`
    with newest as (
      select id, on_hand_delta, reserved_delta from ${stockChanges} where sku_id = ${skuId} order by id desc limit ${page * limit}
    ), summed as (
      select id, sum(on_hand_delta) over later - on_hand_delta as on_hand_later,
        sum(reserved_delta) over later - reserved_delta as reserved_later
      from newest window later as (order by id desc)
    )
    select c.id, c.at, coalesce(c.reason, ${causeOf}) as cause, coalesce(a.nickname, '') as nickname, c.note,
      o.number as "orderNo", c.on_hand_delta as "onHandDelta", (s.on_hand - summed.on_hand_later)::int as "onHand",
      c.on_hand_delta - c.reserved_delta as "availableDelta",
      (s.on_hand - s.reserved - summed.on_hand_later + summed.reserved_later)::int as available
    from summed join ${stockChanges} c on c.id = summed.id join ${skus} s on s.id = c.sku_id
    left join ${accounts} a on a.id = c.account_id
    left join ${orderLines} l on c.reason is null and l.id = ${lineOf} and l.sku_id = c.sku_id
    left join ${orders} o on o.id = l.order_id and o.shop_id = ${shopId}
    order by c.id desc limit ${limit} offset ${(page - 1) * limit}`,
  ).rows(database());
  const list = rows.map((row) => ({ ...row, id: Number(row.id), at: new Date(row.at).toISOString() }));
  return { list, total: variant.total, opening: variant.opening, page, limit };
}

/** Of changes that orders make: "reserve:812" names the line, "return:31:812" the refund and the line. */
const causeOf = sql`case split_part(c.cause, ':', 1)
  when 'reserve' then 'reserved' when 'release' then 'released' when 'sale' then 'sold' else 'refunded' end`;
const lineOf = sql`(case when c.cause ~ '^(reserve|release|sale|return):(\\d+:)?\\d+$'
  then (regexp_match(c.cause, '\\d+$'))[1]::int end)`;
