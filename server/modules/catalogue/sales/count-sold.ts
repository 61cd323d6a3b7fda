import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { dailySales, products } from '#server/modules/catalogue/tables.ts';

/** Counts units as sold today, for lists and rankings. */
export async function countSold(
  tx: Transaction,
  units: readonly { productId: number; quantity: number }[],
): Promise<void> {
  if (units.length === 0) return;
  const column = (name: 'productId' | 'quantity') => sql.param(units.map((unit) => unit[name]));
  await statement(
    'count_sold',
    sql`
    with sold as (
      select product_id, sum(quantity)::int as quantity
      from unnest(${column('productId')}::int[], ${column('quantity')}::int[]) as unit (product_id, quantity) group by 1
    ), held as materialized (
      select p.id, sold.quantity from ${products} p join sold on sold.product_id = p.id order by p.id for no key update of p
    ), counted as (
      update ${products} p set sales = p.sales + held.quantity from held where p.id = held.id
    )
    insert into ${dailySales} (day, product_id, sold) select mall_now()::date, id, quantity from held
    on conflict (day, product_id) do update set sold = daily_sales.sold + excluded.sold`,
  ).run(tx);
}
