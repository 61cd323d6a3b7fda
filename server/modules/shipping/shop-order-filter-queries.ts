import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { timesOf } from '#contract/core/days.ts';
import type { listShopOrders, ShopOrderWait } from '#contract/shipping/merchant.ts';
import { sending } from '#server/modules/orders/index.ts';
import { addressChanges, orderLines, orders } from '#server/modules/orders/tables.ts';
import { orderNotes } from './tables.ts';

// Conditions on an order `o` of a shop. Each has an index: orders_shop, order_notes_flag, orders_shop_placed,
// orders_shop_overdue, orders_shop_refunding, address_changes_open.

type Asked = Pick<z.output<typeof listShopOrders.input>, 'status' | 'flag' | 'waits' | 'from' | 'until'>;
export type Filters = { shopId: number } & Partial<Asked>;

/** Further conditions by the filters of the list. */
export function isListed(filters: Filters): SQL {
  const { shopId, status, flag, waits } = filters;
  const conditions = [
    status && sql`o.status = ${status}`,
    flag &&
      sql`exists (select 1 from ${orderNotes} n where n.order_id = o.id and n.shop_id = ${shopId} and n.flag = ${flag})`,
    waits && waiting[waits],
    wasPlaced(filters),
  ];
  return sql.join(conditions.filter((one) => one !== undefined).map((one) => sql` and ${one}`));
}

export const hasDays = ({ from, until }: Filters) => Boolean(from || until);

const concurrentMax = 10_000; // orders that may have been placed at the same time, in whatever order they got their ids

/** The ids between which the orders lie that were placed on these days: those of the first and the last, read from an index, and a few around them. */
export function idsPlaced(filters: Filters): SQL {
  const one = (order: SQL) =>
    sql`(select o.id from ${orders} o where o.shop_id = ${filters.shopId} and ${wasPlaced(filters)} order by ${order} limit 1)`;
  return sql`select ${one(sql`o.created_at asc nulls first, o.id asc nulls first`)} - ${concurrentMax}::int as first,
    ${one(sql`o.created_at desc nulls last, o.id desc nulls last`)} + ${concurrentMax}::int as last`;
}

function wasPlaced(filters: Filters): SQL | undefined {
  const { from, until } = timesOf({ from: filters.from, until: filters.until });
  if (from && until) return sql`o.created_at >= ${from} and o.created_at < ${until}`;
  if (from) return sql`o.created_at >= ${from}`;
  return until ? sql`o.created_at < ${until}` : undefined;
}

const waiting: Record<ShopOrderWait, SQL> = {
  // The statuses are written out, so that the index of overdue orders is used.
  overdue: sql`o.overdue_at is not null and o.status in (${sql.raw(sending.map((one) => `'${one}'`).join(', '))})
    and exists (select 1 from ${orderLines} l where l.order_id = o.id and l.quantity > l.shipped + l.unsent)`,
  refund: sql`o.open_refunds > 0`,
  address_change: sql`exists (select 1 from ${addressChanges} c where c.order_id = o.id and c.status = 'open')`,
};
