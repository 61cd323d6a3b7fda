import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { insightFigures, mallFigures, mallFiguresDue } from '#server/modules/insights/tables.ts';
import { seenBy } from './count-seen-queries.ts';

/** A day of a shop was counted. Updates the row without changing it: counting the day of the mall waits for the lock of an update. */
export async function markMallDay(tx: Transaction, day: string): Promise<void> {
  await statement(
    'mark_mall_day',
    sql`insert into ${mallFiguresDue} (day) values (${day}::date) on conflict (day) do update set day = excluded.day`,
  ).run(tx);
}

/** Counts one day of the mall. False when nothing is left to count, or others are at it. */
export async function countMallDay(tx: Transaction): Promise<boolean> {
  const [due] = await statement<{ day: string }>(
    'take_mall_day',
    sql`
    delete from ${mallFiguresDue} where day = (select day from ${mallFiguresDue} order by day desc limit 1 for update skip locked)
    returning day::text as day`,
  ).rows(tx);
  if (!due) return false;
  const isDay = sql`m.day = ${due.day}::date`;
  // Of days whose marks are deleted nothing is found, and these figures stay as they are.
  for (const [part, counted] of Object.entries(seenBy(isDay)))
    await statement(
      `count_mall_seen_${part}`,
      sql`
      insert into ${mallFigures} (part, day, key, views, visitors, carts)
      select ${part}, ${due.day}::date, key, sum(views), sum(visitors), sum(carts) from (${counted}) counted group by key
      on conflict (part, day, key)
        do update set views = excluded.views, visitors = excluded.visitors, carts = excluded.carts`,
    ).run(tx);
  await statement(
    'count_mall_sold',
    sql`
    insert into ${mallFigures} (part, day, key, orders, paid, units, sales)
    select f.part, f.day, f.key, sum(f.orders), sum(f.paid), sum(f.units), sum(f.sales) from ${insightFigures} f
    where f.part in ('all', 'category', 'country', 'source') and f.day = ${due.day}::date group by f.part, f.day, f.key
    on conflict (part, day, key)
      do update set orders = excluded.orders, paid = excluded.paid, units = excluded.units, sales = excluded.sales`,
  ).run(tx);
  return true;
}
