import { type SQL, sql } from 'drizzle-orm';
import { stockCountMax, stockFoundMax } from '#contract/catalogue/merchant-stock.ts';
import { database } from '#server/database/connection.ts';
import { loweredContain } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { shareWithWords } from '#server/modules/catalogue/own-products/own-product-search-queries.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';

// As with products, nothing here reads all variants of a large shop: a page is read along the index of its order, and words that
// few products have are found by the trigrams of names.

const commonShare = 0.04; // of products: from here on walking finds and counts their variants sooner than the index does

type Search = {
  shopId: number;
  /** Of variants with the alias `s`. */
  where: SQL;
  order: SQL;
  words: string;
  from: number;
  limit: number;
};
type Found = { ids: number[]; total: number };

/** The numbers of the variants of one page, in their order, and how many there are. */
export async function findOwnStock(search: Search): Promise<Found> {
  const { shopId, words } = search;
  if (!words) return walk(search, sql``, stockCountMax);
  if ((await shareWithWords(shopId, words)) < commonShare) return look(search);
  // A select of its own for each variant, which PostgreSQL cannot turn into a join that reads all products.
  const isNamed = sql`(select ${loweredContain(sql`own.names`, words)} from ${products} own where own.id = s.product_id)`;
  return walk(
    search,
    sql`and case when ${isNamed} then true else s.id = any(array(${isExactly(words)})) end`,
    stockFoundMax,
  );
}

/** Along the index of the order. */
async function walk({ where, order, from, limit }: Search, matches: SQL, countMax: number): Promise<Found> {
  const [row] = await statement<Found>(
    'walk_own_stock',
    sql`
    select array(select s.id from ${skus} s where ${where} ${matches} order by ${order} limit ${limit} offset ${from}) as ids,
      (select count(*)::int from (
        select 1 from ${skus} s where ${where} ${matches} order by s.product_id desc, s.id desc limit ${countMax}) counted) as total`,
  ).rows(database());
  return row ?? { ids: [], total: 0 };
}

/** One select each for name, code, barcode and number, since no index would be used for an "or" of them. */
async function look({ shopId, where, order, words, from, limit }: Search): Promise<Found> {
  const [row] = await statement<Found>(
    'look_for_own_stock',
    sql`
    with found as materialized (
      select v.id from ${products} named join ${skus} v on v.product_id = named.id
      where named.shop_id = ${shopId} and ${loweredContain(sql`named.names`, words)}
      union ${isExactly(words)}
    ), listed as materialized (
      select s.id, s.product_id, s.available from ${skus} s where s.id = any(array(select id from found)) and ${where}
    )
    select array(select s.id from listed s order by ${order} limit ${limit} offset ${from}) as ids,
      (select least(count(*), ${stockFoundMax})::int from listed) as total`,
  ).rows(database());
  return row ?? { ids: [], total: 0 };
}

/** Variants that have the words as code or barcode, and those of the product whose number they are. */
function isExactly(words: string): SQL {
  const number = /^\d{1,9}$/.test(words)
    ? sql`union select v.id from ${skus} v where v.product_id = ${Number(words)}::int`
    : sql``;
  return sql`select v.id from ${skus} v where v.code = ${words} and v.code <> ''
    union select v.id from ${skus} v where v.barcode = ${words} and v.barcode <> '' ${number}`;
}
