import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { money } from '#contract/core/values.ts';
import type { getShopSales } from '#contract/orders/merchant-sales.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { orders } from '#server/modules/orders/tables.ts';

// Read from the index orders_shop_paid alone, which has every column that is summed up, day by day: to find the day of each of
// many thousand orders would take longer than to read them.

type Sales = OutputOf<typeof getShopSales>;
type Figures = { orders: number; amount: number };

/** What a shop has sold on each of the last days, and in as many days before. */
export async function sumUpSalesOf(shopId: number, { days }: z.output<typeof getShopSales.input>): Promise<Sales> {
  const [list, [before]] = await Promise.all([
    statement<Figures & { day: string }>(
      'sales_by_day',
      sql`
      select shown.day::text as day, paid.orders, paid.amount
      from (
        select (mall_now() at time zone 'UTC')::date - ago as day from generate_series(0, ${days}::int - 1) ago
      ) shown cross join lateral (
        select ${figures} from ${orders} o
        where ${isPaid(shopId, sql`shown.day::timestamp at time zone 'UTC'`, sql`mall_now()`)}
          and o.paid_at < (shown.day + 1)::timestamp at time zone 'UTC'
      ) paid order by shown.day`,
    ).rows(database()),
    statement<Figures>(
      'sales_before',
      sql`select ${figures} from ${orders} o
        where ${isPaid(shopId, daysAgo(sql`2 * ${days}::int - 1`), sql`mall_now() - make_interval(hours => 24 * ${days}::int)`)}`,
    ).rows(database()),
  ]);
  if (!before) throw new Error('Summing up sales returned no row');
  return {
    list: list.map((row) => ({ ...row, ...figuresValue(row) })),
    total: sumOf(list),
    before: figuresValue(before),
  };
}

// As a float, which is exact up to 90 trillion and which `pg` reads as a number.
const figures = sql`count(*)::int as orders, coalesce(sum(o.payable - o.refunded_payable), 0)::float8 as amount`;

const isPaid = (shopId: number, from: SQL, until: SQL): SQL =>
  sql`o.shop_id = ${shopId} and o.paid_at is not null and o.paid_at >= ${from} and o.paid_at <= ${until}`;

/** When the mall's day began so many days ago. */
const daysAgo = (days: SQL): SQL => sql`date_trunc('day', mall_now(), 'UTC') - make_interval(hours => 24 * (${days}))`;

const figuresValue = ({ orders, amount }: Figures) => ({ orders, amount: money(amount) });

const sumOf = (rows: readonly Figures[]) =>
  figuresValue(
    rows.reduce((sum, row) => ({ orders: sum.orders + row.orders, amount: sum.amount + row.amount }), {
      orders: 0,
      amount: 0,
    }),
  );
