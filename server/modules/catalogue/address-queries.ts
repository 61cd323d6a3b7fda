import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { isRunning } from './card-queries.ts';
import { isOnSale } from './on-sale-queries.ts';
import { activities, categories, products } from './tables.ts';

// Everything that has a page of its own, for the sitemap: in parts by ranges of ids, never all at once.

/** The ids from 1 to `size` are part 1, the next ones part 2. Returns the parts with products on sale. */
export async function partsWithProducts(size: number): Promise<number[]> {
  // Reads only the first product of each part: a thousand rows for a million products.
  const rows = await statement<{ part: number }>(
    'parts_with_products',
    sql`
    select part from generate_series(1, (select (max(${products.id}) - 1) / ${size}::int + 1 from ${products})) part
    cross join lateral (
      select 1 from ${products} join ${shops} on ${shops.id} = ${products.shopId}
      where ${products.id} > (part - 1) * ${size}::int and ${products.id} <= part * ${size}::int and ${isOnSale}
      order by ${products.id} limit 1) one
    order by part`,
  ).rows(database());
  return rows.map(({ part }) => part);
}

export async function listProductsOfPart(part: number, size: number): Promise<{ id: number; createdAt: Date }[]> {
  return database()
    .select({ id: products.id, createdAt: products.createdAt })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(gt(products.id, (part - 1) * size), lte(products.id, part * size), isOnSale))
    .orderBy(asc(products.id));
}

/** Visible categories with products on sale in them or below them: there are hundreds, not millions. */
export async function listCategoriesWithProducts(): Promise<{ id: number; level: number }[]> {
  const sold = sql`select 1 from ${products} join ${shops} on ${shops.id} = ${products.shopId} where ${isOnSale}`;
  const rows = await statement<{ id: number; level: number }>(
    'list_categories_with_products',
    sql`
    with recursive used as (
      select c.id, c.parent_id, c.level from ${categories} c
      cross join lateral (${sold} and ${products.categoryId} = c.id limit 1) one where c.is_shown
      union
      select c.id, c.parent_id, c.level from ${categories} c join used on used.parent_id = c.id where c.is_shown)
    select id, level from used order by id`,
  ).rows(database());
  return rows;
}

export async function listActivityStarts(): Promise<{ id: number; startsAt: Date }[]> {
  return database()
    .select({ id: activities.id, startsAt: activities.startsAt })
    .from(activities)
    .where(isRunning)
    .orderBy(asc(activities.id))
    .limit(1_000);
}
