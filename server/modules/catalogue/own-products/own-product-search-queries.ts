import { type SQL, sql } from 'drizzle-orm';
import { liveStates, productsCountMax, productsFoundMax } from '#contract/catalogue/merchant.ts';
import { database } from '#server/database/connection.ts';
import { loweredContain } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';

// A shop may have a hundred thousand products, so nothing here reads all of them:
// - Without words a page is read along the index of its order, and counting stops at a maximum.
// - Words that few products have are found by the trigrams of names (products_own_names). That index is no use for words that
//   many have: each of them would be read and sorted. Their page is read along the index of its order instead, which soon has
//   enough of them. Which of both it is says a sample.

type Search = {
  /** Undefined for all shops. */
  shopId: number | undefined;
  /** Of products with the alias `own`, along one of the indexes by shop and state, or by state. */
  where: SQL;
  order: SQL;
  words: string;
  from: number;
  limit: number;
};
type Found = { ids: number[]; total: number };

const sampleSize = 200; // at each end of the list
const commonShare = 0.08; // so many of them or more: walking finds and counts them sooner than the index does
const commonShareOfAll = 0.02; // the same for all shops: what the index finds there is much more, what is walked is not

/** The numbers of the products of one page, in their order, and how many there are. */
export async function findOwnProducts(search: Search): Promise<Found> {
  if (!search.words) return walk(search, { max: productsCountMax });
  const isCommon = search.shopId === undefined ? commonShareOfAll : commonShare;
  if ((await sampleShare(search.where, search.words)) < isCommon) return look(search);
  // As a `case` PostgreSQL takes it for half of the rows, which is near enough; of a pattern it would expect so few that it reads all.
  const matches = sql`and case when ${nameContains(search.words)} then true else own.id = any(array(${isExactly(search.words)})) end`;
  return walk(search, { matches, max: productsFoundMax, order: sql`order by own.id desc` });
}

const nameContains = (words: string) => loweredContain(sql`own.names`, words);

/** Those of which a variant has the words as its code, or whose number they are. */
export function isExactly(words: string): SQL {
  const number = /^\d{1,9}$/.test(words) ? sql`union select ${Number(words)}::int` : sql``;
  return sql`select s.product_id from ${skus} s where s.code = ${words} and s.code <> '' ${number}`;
}

/** The part of a shop's products on sale that have these words in their name, by a sample. */
export const shareWithWords = (shopId: number, words: string): Promise<number> =>
  sampleShare(sql`own.shop_id = ${shopId} and own.state = 'on_sale'`, words);

async function sampleShare(where: SQL, words: string): Promise<number> {
  const end = (order: SQL) =>
    sql`(select own.names from ${products} own where ${where} order by ${order} limit ${sampleSize})`;
  const [row] = await statement<{ share: number }>(
    'sample_own_products',
    sql`
    select coalesce(avg((${nameContains(words)})::int), 0)::float8 as share
    from (${end(sql`own.id desc`)} union all ${end(sql`own.id`)}) own`,
  ).rows(database());
  return row?.share ?? 0;
}

type Count = { matches?: SQL; max: number; order?: SQL };

/**
 * Along the index of the order. What is counted has no order unless it is given one: products of a category are counted sooner by
 * the index of categories.
 */
async function walk({ where, order, from, limit }: Search, { matches = sql``, ...count }: Count): Promise<Found> {
  const [row] = await statement<Found>(
    'walk_own_products',
    sql`
    select array(select own.id from ${products} own where ${where} ${matches} order by ${order} limit ${limit} offset ${from}) as ids,
      (select count(*)::int from (
        select 1 from ${products} own where ${where} ${matches} ${count.order ?? sql``} limit ${count.max}) counted) as total`,
  ).rows(database());
  return row ?? { ids: [], total: 0 };
}

/**
 * Products whose name contains the words, whose number they are, or of which a variant has them as its code: three selects, each
 * by its own index, since none would be used for an "or" of them.
 */
async function look({ shopId, where, order, words, from, limit }: Search): Promise<Found> {
  const [row] = await statement<Found>(
    'look_for_own_products',
    sql`
    with found as materialized (
      select named.id from ${products} named
      where ${shopId === undefined ? sql`true` : sql`named.shop_id = ${shopId}`} and ${loweredContain(sql`named.names`, words)}
      union ${isExactly(words)}
    ), own as materialized (
      select own.id, own.price, own.sales from found join ${products} own on own.id = found.id where ${where}
    )
    select array(select own.id from own order by ${order} limit ${limit} offset ${from}) as ids,
      (select least(count(*), ${productsFoundMax})::int from own) as total`,
  ).rows(database());
  return row ?? { ids: [], total: 0 };
}

const pickedStates = liveStates.filter((state) => state !== 'bin');

/** The first few products that have the words in their name, those on sale before the others; newest first. */
export async function pickOwnProducts(shopId: number, words: string, limit: number): Promise<number[]> {
  const [first] = pickedStates;
  const where = sql`own.shop_id = ${shopId} and own.state = ${first}`;
  if ((await sampleShare(where, words)) >= commonShare) {
    const picked = await statement<{ id: number }>(
      'pick_common_products',
      sql`
      select own.id from ${products} own where ${where} and case when ${nameContains(words)} then true else false end
      order by own.id desc limit ${limit}`,
    ).rows(database());
    if (picked.length === limit) return picked.map(({ id }) => id);
  }
  const rows = await statement<{ id: number }>(
    'pick_own_products',
    sql`
    with named as materialized (
      select own.id, own.state from ${products} own where own.shop_id = ${shopId} and ${nameContains(words)}
    )
    select id from named where state = any(${sql.param(pickedStates)}::text[])
    order by array_position(${sql.param(pickedStates)}::text[], state), id desc limit ${limit}`,
  ).rows(database());
  return rows.map(({ id }) => id);
}
