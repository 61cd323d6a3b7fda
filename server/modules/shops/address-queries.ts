import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { shops } from './tables.ts';

/** The ids from 1 to `size` are part 1, the next ones part 2. Returns the parts with open shops. */
export async function partsWithOpenShops(size: number): Promise<number[]> {
  const rows = await statement<{ part: number }>(
    'parts_with_open_shops',
    sql`
    select part from generate_series(1, (select (max(${shops.id}) - 1) / ${size}::int + 1 from ${shops})) part
    cross join lateral (
      select 1 from ${shops}
      where ${shops.id} > (part - 1) * ${size}::int and ${shops.id} <= part * ${size}::int and ${shops.isOpen}
      order by ${shops.id} limit 1) one
    order by part`,
  ).rows(database());
  return rows.map(({ part }) => part);
}

export async function listOpenShopsOfPart(part: number, size: number): Promise<number[]> {
  const rows = await database()
    .select({ id: shops.id })
    .from(shops)
    .where(and(gt(shops.id, (part - 1) * size), lte(shops.id, part * size), eq(shops.isOpen, true)))
    .orderBy(asc(shops.id));
  return rows.map(({ id }) => id);
}
