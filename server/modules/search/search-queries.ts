import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { SearchFilters, SearchSort } from '#contract/search/shopper.ts';
import { jsonOf } from '#server/database/columns.ts';
import { genericPlans } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement, writtenOut } from '#server/database/statement.ts';
import { cardColumns, type cardOf, flashPrices } from '#server/modules/catalogue/index.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { type Bounds, countedMax, sampleSize } from '#server/modules/search/matching/bounds.ts';
import {
  allMatches,
  bestMatches,
  isMatch,
  isMatchAtHand,
  type Match,
} from '#server/modules/search/matching/match-queries.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { gatheredByDelivery, reachOf, walkedByDelivery } from './delivery-queries.ts';
import { type Counts, countFacets } from './facet-queries.ts';
import { searchDocuments } from './tables.ts';

const walkedMax = 4_000; // products checked in sort order before all matches are collected and sorted instead

const nullsLast = sql`nulls last`;
const orders: Record<Exclude<SearchSort, 'default' | 'with-delivery'>, SQL> = {
  sales: sql`${searchDocuments.sales} desc ${nullsLast}, ${searchDocuments.productId} desc ${nullsLast}`,
  'price-up': sql`${searchDocuments.price}, ${searchDocuments.productId}`,
  'price-down': sql`${searchDocuments.price} desc, ${searchDocuments.productId} desc`,
  newest: sql`${searchDocuments.createdAt} desc ${nullsLast}, ${searchDocuments.productId} desc ${nullsLast}`,
  rating: sql`${searchDocuments.ratingTenths} desc ${nullsLast}, ${searchDocuments.productId} desc ${nullsLast}`,
};

export type Answer = {
  cards: (Parameters<typeof cardOf>[0] & { priceWithDelivery: number | null })[];
  found: number;
  counts: Counts;
  path: { id: number; name: string }[];
};

/** The filters, with the destination when they are sorted by what they cost with delivery. */
type Input = Omit<SearchFilters, 'country'> & { country: string | null };

/** One page of matches, their number, and the facet counts, in one round trip. */
export async function askForMatches(locale: Locale, input: Input, match: Match, bounds: Bounds): Promise<Answer> {
  const offset = (input.page - 1) * input.limit;
  const isCounted = bounds.atLeast <= countedMax;
  const sampled = sampleSize(bounds);
  const foundMax = Math.ceil(Math.min(countedMax, offset + input.limit) / sampled) * sampled;
  const [answer] = await statement<Answer>(
    'search',
    sql`
    with found as materialized (${bestMatches(match, foundMax)}),
    -- The limit changes nothing but what is expected: twenty products are then looked up, not joined with all of them.
    page as materialized (select * from (${await pageOf(input, match, bounds, offset)}) placed limit ${sql.raw(String(input.limit))}),
    ${countFacets(locale, input, match, sampled)}
    select
      ${cardsOfPage(locale)} as cards,
      ${isCounted ? countMatches(match, foundMax) : sql`${foundMax}::int`} as found,
      (select coalesce(json_agg(counted), '[]') from counted) as counts,
      ${categoryPath(locale, input.cid)} as path`,
  ).rows(genericPlans());
  if (!answer) throw new Error('The search statement returned no row');
  return answer;
}

async function pageOf(input: Input, match: Match, bounds: Bounds, offset: number): Promise<SQL> {
  const end = Math.min(offset + input.limit, countedMax);
  const isShown = sql`place > ${offset} and place <= ${end}`;
  const without = sql`null::bigint as with_delivery`;
  if (input.sort === 'default') return sql`select product_id, place, ${without} from found where ${isShown}`;
  if (input.sort === 'with-delivery') return pageByDelivery(input.country ?? '', match, bounds, { isShown, end });
  return sql`select product_id, place, ${without} from (${sortedPage(input.sort, match, bounds, { offset, end })}) sorted`;
}

/** As by other orders, but what is walked through costs no more than some total, instead of being a number of products. */
async function pageByDelivery(
  country: string,
  match: Match,
  { atMost, all }: Bounds,
  { isShown, end }: { isShown: SQL; end: number },
): Promise<SQL> {
  const gathered = gatheredByDelivery(country, match);
  const reach = await reachOf(country, walkedMax);
  const isLikely = (reach.products * atMost) / all >= 2 * end;
  if (!isLikely) return sql`select * from (${gathered}) gathered where ${isShown}`;
  return sql`
    with walked as materialized (${walkedByDelivery(country, match, reach)})
    select * from walked where (select count(*) from walked) >= ${end} and ${isShown}
    union all
    select * from (${gathered}) rest where (select count(*) from walked) < ${end} and ${isShown}`;
}

function sortedPage(
  sort: keyof typeof orders,
  match: Match,
  { atMost, all }: Bounds,
  { offset, end }: { offset: number; end: number },
): SQL {
  const order = orders[sort];
  const numbered = sql`select ${searchDocuments.productId}, row_number() over (order by ${order}) as place`;
  const gathered = sql`
    select * from (${numbered} from ${searchDocuments} where ${isMatch(match)}) gathered
    where place > ${offset} and place <= ${end}`;
  // When many products match, the first ones in this order probably contain enough matches. If they do not (what is sold in
  // blue may not be cheap), all matches are collected after all.
  const isLikely = (walkedMax * atMost) / all >= 2 * end;
  if (!isLikely) return gathered;
  return sql`
    with walked as materialized (
      select product_id, row_number() over () as place from (
        select * from ${searchDocuments} order by ${order} limit ${walkedMax}
      ) ${searchDocuments} where ${isMatchAtHand(match)} limit ${end})
    select product_id, place from walked where (select count(*) from walked) >= ${end} and place > ${offset}
    union all
    select product_id, place from (${gathered}) rest where (select count(*) from walked) < ${end}`;
}

/** Only if there are more matches than were collected, they are counted separately, which is cheaper than ranking them all. */
function countMatches(match: Match, foundMax: number): SQL {
  return sql`(
    select case when count(*) < ${foundMax}::int then count(*) else (
      select count(*) from (${allMatches(match)} limit ${sql.raw(String(countedMax + 1))}) matching
    ) end::int from found)`;
}

const cardsIn = new Map<Locale, SQL>();

function cardsOfPage(locale: Locale): SQL {
  const cards =
    cardsIn.get(locale) ??
    writtenOut(sql`(
      select coalesce(json_agg(${cardJson(locale)} order by page.place), '[]')
      from page
      join ${products} on ${products.id} = page.product_id
      join ${shops} on ${shops.id} = ${products.shopId}
      join ${pictures} on ${pictures.hash} = ${products.pictureHash}
      left join ${flashPrices()} on flash.product_id = ${products.id})`);
  cardsIn.set(locale, cards);
  return cards;
}

/** The columns of a card as one JSON value, since a page and its counts are one row. */
function cardJson(locale: Locale): SQL {
  const { picture, ...columns } = cardColumns(locale);
  return jsonOf({
    ...columns,
    picture: jsonOf(picture),
    flashPrice: sql`flash.flash_price`,
    priceWithDelivery: sql`page.with_delivery`,
  });
}

/** A category and those above it, top level first. */
function categoryPath(locale: Locale, id: number | undefined): SQL {
  if (id === undefined) return sql`'[]'::json`;
  const name = textIn(categories.name, locale);
  return sql`(
    with recursive path as (
      select ${categories.id}, ${name} as name, ${categories.parentId}, ${categories.level} from ${categories} where ${categories.id} = ${id}
      union all
      select ${categories.id}, ${name}, ${categories.parentId}, ${categories.level} from ${categories} join path on ${categories.id} = path.parent_id
    )
    select coalesce(json_agg(json_build_object('id', id, 'name', name) order by level), '[]') from path)`;
}
