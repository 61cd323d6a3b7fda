import { type SQL, sql } from 'drizzle-orm';
import { searchVisitorsMin } from '#contract/insights/merchant.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { cartMarks, insightFigures, insightProducts, seenMarks } from '#server/modules/insights/tables.ts';

// Views, visitors and carts of a day, from its marks. Once these are deleted nothing is written, and the figures stay as they are.

type Due = { shopId: number; day: string };

export async function countSeen(tx: Transaction, due: Due): Promise<void> {
  const { shopId, day } = due;
  const isDue = sql`m.day = ${day}::date and m.shop_id = ${shopId}::int`;
  await statement(
    'count_seen_products',
    sql`
    insert into ${insightProducts} as known (shop_id, day, product_id, views, visitors, carts)
    select ${shopId}::int, ${day}::date, product_id, sum(views), sum(visitors), sum(carts) from (
      select m.product_id, sum(m.views)::int as views, count(*)::int as visitors, 0 as carts
      from ${seenMarks} m where ${isDue} and m.product_id > 0 group by m.product_id
      union all
      select m.product_id, 0, 0, count(*)::int from ${cartMarks} m where ${isDue} group by m.product_id
    ) counted group by product_id
    on conflict (shop_id, day, product_id)
      do update set views = excluded.views, visitors = excluded.visitors, carts = excluded.carts`,
  ).run(tx);
  for (const [part, counted] of Object.entries(seenBy(isDue))) await writePart(tx, due, part, counted);
  // Words of few people say too much about them: they are never written here.
  await writePart(
    tx,
    due,
    'search',
    sql`
    select m.word as key, sum(m.views) as views, count(distinct m.visitor) as visitors, 0 as carts
    from ${seenMarks} m where ${isDue} and m.word <> ''
      and (select count(*) from (
        select distinct other.visitor from ${seenMarks} other
        where other.day = m.day and other.word = m.word and other.word <> '' limit ${searchVisitorsMin}::int
      ) visitors) = ${searchVisitorsMin}::int
    group by m.word`,
  );
}

/** What was seen of the marks that are due, all of it and by part: `key`, `views`, `visitors` and `carts`. */
export const seenBy = (isDue: SQL) => ({
  all: sql`
    select '' as key, sum(m.views) as views, count(distinct m.visitor) as visitors, 0 as carts
    from ${seenMarks} m where ${isDue} having count(*) > 0
    union all
    select '', 0, 0, count(distinct m.cart_id) from ${cartMarks} m where ${isDue} having count(*) > 0`,
  category: sql`
    select p.category_id::text as key, sum(m.views) as views, count(distinct m.visitor) as visitors, 0 as carts
    from ${seenMarks} m join ${products} p on p.id = m.product_id where ${isDue} group by p.category_id
    union all
    select p.category_id::text, 0, 0, count(distinct m.cart_id)
    from ${cartMarks} m join ${products} p on p.id = m.product_id where ${isDue} group by p.category_id`,
  // A visitor has one source a day: where they came from at first.
  source: sql`
    select source as key, sum(views) as views, count(*) as visitors, 0 as carts from (
      select (array_agg(m.source order by m.first_at, m.product_id))[1] as source, sum(m.views) as views
      from ${seenMarks} m where ${isDue} group by m.visitor
    ) visitors group by source`,
});

async function writePart(tx: Transaction, { shopId, day }: Due, part: string, counted: SQL): Promise<void> {
  await statement(
    `count_seen_${part}`,
    sql`
    insert into ${insightFigures} as known (shop_id, part, day, key, views, visitors, carts)
    select ${shopId}::int, ${part}, ${day}::date, key, sum(views), sum(visitors), sum(carts) from (${counted}) counted group by key
    on conflict (shop_id, part, day, key)
      do update set views = excluded.views, visitors = excluded.visitors, carts = excluded.carts`,
  ).run(tx);
}
