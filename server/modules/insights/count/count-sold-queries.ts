import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { insightFigures, insightProducts, orderSources } from '#server/modules/insights/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';

// Orders, units and sales of a day, from the orders themselves: also long afterwards, when something of them is refunded.

type Due = { shopId: number; day: string };

export async function countSold(tx: Transaction, due: Due): Promise<void> {
  const { shopId, day } = due;
  // What is not found again below has none left.
  const none = sql`set orders = 0, paid = 0, units = 0, sales = 0 where shop_id = ${shopId}::int and day = ${day}::date
    and orders + paid > 0`;
  await statement('unsold_products', sql`update ${insightProducts} ${none}`).run(tx);
  await statement(
    'unsold_figures',
    sql`update ${insightFigures} ${none} and part in ('all', 'category', 'country', 'source')`,
  ).run(tx);
  const lines = linesOf(due);
  await statement(
    'count_sold_products',
    sql`
    insert into ${insightProducts} as known (shop_id, day, product_id, orders, paid, units, sales)
    select ${shopId}::int, ${day}::date, product_id, ${figures} from (${lines}) counted group by product_id
    on conflict (shop_id, day, product_id) do update set ${written}`,
  ).run(tx);
  await writePart(tx, due, 'all', sql`''::text`, lines);
  await writePart(tx, due, 'country', sql`country`, lines);
  await writePart(tx, due, 'source', sql`source`, lines);
  await writePart(tx, due, 'category', sql`category_id::text`, lines);
}

/** An order with several lines, or with several products of a category, is one order. */
const figures = sql`count(distinct order_id) filter (where not is_paid), count(distinct order_id) filter (where is_paid),
  coalesce(sum(units) filter (where is_paid), 0), coalesce(sum(sales) filter (where is_paid), 0)`;
const written = sql`orders = excluded.orders, paid = excluded.paid, units = excluded.units, sales = excluded.sales`;

/** The lines of orders that were placed on this day, and again those of orders that were paid on it. */
function linesOf({ shopId, day }: Due): SQL {
  const during = (column: SQL) => sql`${column} >= ${day}::timestamp at time zone 'UTC'
    and ${column} < (${day}::timestamp + interval '1 day') at time zone 'UTC'`;
  return sql`
    select o.id as order_id, o.is_paid, l.product_id, p.category_id, coalesce(s.source, 'unknown') as source,
      coalesce(o.address ->> 'country', '') as country, l.quantity - l.refunded as units, l.payable - l.refunded_payable as sales
    from (
      select o.id, o.address, false as is_paid from ${orders} o where o.shop_id = ${shopId}::int and ${during(sql`o.created_at`)}
      union all
      select o.id, o.address, true from ${orders} o
      where o.shop_id = ${shopId}::int and o.paid_at is not null and ${during(sql`o.paid_at`)}
    ) o
    join ${orderLines} l on l.order_id = o.id join ${products} p on p.id = l.product_id
    left join ${orderSources} s on s.order_id = o.id`;
}

async function writePart(tx: Transaction, { shopId, day }: Due, part: string, key: SQL, lines: SQL): Promise<void> {
  await statement(
    `count_sold_${part}`,
    sql`
    insert into ${insightFigures} as known (shop_id, part, day, key, orders, paid, units, sales)
    select ${shopId}::int, ${part}, ${day}::date, ${key}, ${figures} from (${lines}) counted group by ${key}
    on conflict (shop_id, part, day, key) do update set ${written}`,
  ).run(tx);
}
