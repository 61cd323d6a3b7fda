import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { insightsDue, orderSources, seenMarks } from '#server/modules/insights/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const viewsOfOneMax = 1_000; // of one visitor and product on one day

type View = {
  visitor: string;
  productId: number | null;
  shopId: number | null;
  source: string;
  word: string;
  times: number;
};

/**
 * Marks who has seen what. The database says to which shop a product belongs; what is not on sale, and a shop that is closed, is
 * not counted. The first mark of a visitor says where they came from.
 */
export async function writeMarks(tx: Transaction, day: string, views: readonly View[]): Promise<void> {
  if (views.length === 0) return;
  const column = <Name extends keyof View>(name: Name) => sql.param(views.map((view) => view[name]));
  await statement(
    'write_seen_marks',
    sql`
    with given as (
      select * from unnest(${column('visitor')}::text[], ${column('productId')}::int[], ${column('shopId')}::int[],
        ${column('source')}::text[], ${column('word')}::text[], ${column('times')}::int[])
        with ordinality as view (visitor, product_id, shop_id, source, word, times, place)
    ), seen as (
      select p.shop_id, p.id as product_id, v.visitor, v.source, v.word, v.times, v.place
      from given v join ${products} p on p.id = v.product_id and p.is_on_sale
      union all
      select s.id, 0, v.visitor, v.source, v.word, v.times, v.place from given v join ${shops} s on s.id = v.shop_id and s.is_open
    ), marked as (
      insert into ${seenMarks} as known (day, shop_id, product_id, visitor, source, word, views, first_at)
      select ${day}::date, shop_id, product_id, visitor, source, word, times,
        mall_now() + place * interval '1 microsecond' -- so that the first of them is the first
      from seen
      order by shop_id, product_id, visitor
      on conflict (day, shop_id, product_id, visitor)
        do update set views = least(known.views + excluded.views, ${viewsOfOneMax}::int)
      returning shop_id
    )
    insert into ${insightsDue} (shop_id, day) select distinct shop_id, ${day}::date from marked order by 1
    on conflict do nothing`,
  ).run(tx);
}

/** Notes where the buyers of orders have come from into the shop today: what their first mark there says. */
export async function writeSources(
  tx: Transaction,
  day: string,
  placed: readonly { orderNumber: string; visitor: string }[],
): Promise<void> {
  if (placed.length === 0) return;
  const numbers = sql.param(placed.map(({ orderNumber }) => orderNumber));
  const visitors = sql.param(placed.map(({ visitor }) => visitor));
  await statement(
    'write_order_sources',
    sql`
    with found as (
      insert into ${orderSources} (order_id, source)
      select o.id, first.source
      from unnest(${numbers}::text[], ${visitors}::text[]) as given (number, visitor)
      join ${orders} o on o.number = given.number
      cross join lateral (
        select m.source from ${seenMarks} m
        where m.day = ${day}::date and m.visitor = given.visitor and m.shop_id = o.shop_id
        order by m.first_at, m.product_id limit 1
      ) first
      order by o.id
      on conflict do nothing
      returning order_id
    )
    insert into ${insightsDue} (shop_id, day)
    select distinct o.shop_id, (at.time at time zone 'UTC')::date
    from found join ${orders} o on o.id = found.order_id cross join lateral (values (o.created_at), (o.paid_at)) as at (time)
    where at.time is not null order by 1, 2
    on conflict do nothing`,
  ).run(tx);
}
