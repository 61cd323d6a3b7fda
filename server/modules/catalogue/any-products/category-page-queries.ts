import { type SQL, sql } from 'drizzle-orm';
import { productsCountMax, productsFoundMax } from '#contract/catalogue/merchant.ts';
import { database } from '#server/database/connection.ts';
import { loweredContain } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { isWithin } from '#server/modules/catalogue/categories/category-queries.ts';
import { isExactly } from '#server/modules/catalogue/own-products/own-product-search-queries.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';

// Of a million products one category may have ten, and all those above it half of them. PostgreSQL does not know which, and would
// read along the newest products until it has a page of the ten. So each category is read along its own index
// (products_category_newest), and their newest are merged.

type Search = {
  categoryId: number;
  /** Of products with the alias `own`. */
  where: SQL;
  words: string;
  from: number;
  limit: number;
};
type Found = { ids: number[]; total: number };

const narrowMax = 10_000; // so many names are read sooner than their trigrams are looked up

/** The products of one page of a category, newest first, and how many there are. Null when words are looked for in a wide category. */
export async function findInCategory(search: Search): Promise<Found | null> {
  if (!search.words) return walkCategory(search);
  return (await isNarrow(search.categoryId)) ? lookInCategory(search) : null;
}

/** The categories within one, and what each of them has by its index. */
const ofEach = (categoryId: number, each: SQL) =>
  sql`(select c.id as category_id from ${categories} c where ${isWithin(sql`c.id`, categoryId)}) wanted cross join lateral (${each}) own`;

async function walkCategory({ categoryId, where, from, limit }: Search): Promise<Found> {
  const rows = sql`from ${products} own where own.category_id = wanted.category_id and ${where}`;
  const [row] = await statement<Found>(
    'walk_category_products',
    sql`
    select array(
        select own.id from ${ofEach(categoryId, sql`select own.id ${rows} order by own.id desc limit ${from + limit}`)}
        order by own.id desc limit ${limit} offset ${from}
      ) as ids,
      (select count(*)::int from (
        select 1 from ${ofEach(categoryId, sql`select 1 ${rows} limit ${productsCountMax}`)} limit ${productsCountMax}) counted) as total`,
  ).rows(database());
  return row ?? { ids: [], total: 0 };
}

async function isNarrow(categoryId: number): Promise<boolean> {
  const [row] = await statement<{ products: number }>(
    'count_category_products',
    sql`
    select count(*)::int as products from (
      select 1 from ${ofEach(categoryId, sql`select 1 from ${products} own where own.category_id = wanted.category_id limit ${narrowMax}`)}
      limit ${narrowMax}) counted`,
  ).rows(database());
  return row !== undefined && row.products < narrowMax;
}

async function lookInCategory({ categoryId, where, words, from, limit }: Search): Promise<Found> {
  const [row] = await statement<Found>(
    'look_in_category',
    sql`
    with exact as materialized (${isExactly(words)}), own as materialized (
      select own.id from ${ofEach(categoryId, sql`select own.* from ${products} own where own.category_id = wanted.category_id and ${where}`)}
      where ${loweredContain(sql`own.names`, words)} or own.id in (select product_id from exact)
    )
    select array(select own.id from own order by own.id desc limit ${limit} offset ${from}) as ids,
      (select least(count(*), ${productsFoundMax})::int from own) as total`,
  ).rows(database());
  return row ?? { ids: [], total: 0 };
}
