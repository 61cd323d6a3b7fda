import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { countProducts, listProducts, OwnProduct, ProductState } from '#contract/catalogue/merchant.ts';
import { type draftStates, liveStates, productStates } from '#contract/catalogue/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { categories, productDrafts, products, skus } from '#server/modules/catalogue/tables.ts';
import { pictureJson, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';

type Filters = z.output<typeof listProducts.input>;
type Page = OutputOf<typeof listProducts>;

/** A row of either list. Times are texts of the database. */
type Row = Omit<OwnProduct, 'picture' | 'price' | 'priceTo' | 'changedAt' | 'onSaleFrom' | 'onSaleUntil'> & {
  picture: Parameters<typeof pictureValue>[0] | null;
  price: number | null;
  priceTo: number | null;
  changedAt: string;
  onSaleFrom: string | null;
  onSaleUntil: string | null;
};

/** The shop's products of one state. */
export function listOwnProducts(shopId: number, locale: Locale, filters: Filters): Promise<Page> {
  const isLive = (liveStates as readonly string[]).includes(filters.state);
  return isLive ? listLive(shopId, locale, filters) : listDrafts(shopId, locale, filters);
}

const liveOrders: Record<Filters['sort'], SQL> = {
  newest: sql`own.id desc`,
  oldest: sql`own.id`,
  price_low: sql`own.price, own.id`,
  price_high: sql`own.price desc, own.id desc`,
  best_selling: sql`own.sales desc, own.id desc`,
};

async function listLive(shopId: number, locale: Locale, filters: Filters): Promise<Page> {
  const { state, words, categoryId, sort, page, limit } = filters;
  const where = sql`own.shop_id = ${shopId} and own.state = ${state} ${liveWords(shopId, words)} ${inCategory(sql`own.category_id`, categoryId)}`;
  const rows = statement<Row>(
    'own_products',
    sql`
    with page as (
      select own.id from ${products} own where ${where} order by ${liveOrders[sort]} limit ${limit} offset ${(page - 1) * limit}
    )
    select own.id as "productId", d.id as "draftId", own.state, d.state as "draftState", ${textIn(sql`own.name`, locale)} as name,
      ${pictureJson} as picture, ${textIn(sql`c.name`, locale)} as "categoryName",
      offered.price, offered.price_to as "priceTo", offered.count as "variantCount", offered.stock, own.sales,
      own.forced_down_reason as reason, own.on_sale_from as "onSaleFrom", own.on_sale_until as "onSaleUntil",
      coalesce(own.edited_at, own.created_at) as "changedAt"
    from page listed
    join ${products} own on own.id = listed.id
    join ${categories} c on c.id = own.category_id
    join ${pictures} p on p.hash = own.picture_hash
    left join ${productDrafts} d on d.product_id = own.id
    cross join lateral (
      select min(s.price) as price, max(s.price) as price_to, count(*)::int as count,
        coalesce(sum(s.on_hand - s.reserved), 0)::int as stock
      from ${skus} s where s.product_id = own.id and s.is_offered
    ) offered
    order by ${liveOrders[sort]}`,
  ).rows(database());
  const total = statement<{ total: number }>(
    'count_own_products',
    sql`select count(*)::int as total from ${products} own where ${where}`,
  ).rows(database());
  return pageOf(await rows, await total, filters);
}

/**
 * Products whose name contains the words, whose number they are, or of which a variant has them as its code: three selects, each
 * by its own index, since none would be used for an "or" of them.
 */
function liveWords(shopId: number, words: string): SQL {
  if (!words) return sql``;
  const number = /^\d{1,9}$/.test(words) ? sql`union select ${Number(words)}::int` : sql``;
  return sql`and own.id in (
    select named.id from ${products} named where named.shop_id = ${shopId} and ${anyTextContains(sql`named.name`, words)}
    union select s.product_id from ${skus} s where s.code = ${words} and s.code <> '' ${number})`;
}

function inCategory(column: SQL, id: number | undefined): SQL {
  if (id === undefined) return sql``;
  return sql`and ${column} = any(array(
    select c.id from ${categories} c where c.id = ${id} or c.parent_id = ${id}
      or c.parent_id in (select child.id from ${categories} child where child.parent_id = ${id})))`;
}

type DraftState = (typeof draftStates)[number];
const draftStateOf = (state: ProductState) => (state === 'draft' ? 'editing' : state) as DraftState;

async function listDrafts(shopId: number, locale: Locale, filters: Filters): Promise<Page> {
  const { state, words, categoryId, sort, page, limit } = filters;
  const named = words ? sql`and ${anyTextContains(sql`d.name`, words)}` : sql``;
  const where = sql`d.shop_id = ${shopId} and d.state = ${draftStateOf(state)} ${named} ${inCategory(sql`d.category_id`, categoryId)}`;
  const order = sort === 'oldest' ? sql`d.saved_at, d.id` : sql`d.saved_at desc, d.id desc`;
  const rows = statement<Row>(
    'own_drafts',
    sql`
    select d.product_id as "productId", d.id as "draftId", ${state} as state, d.state as "draftState",
      coalesce(${textIn<string | null>(sql`d.name`, locale)}, '') as name,
      case when p.hash is not null then ${pictureJson} end as picture,
      coalesce(${textIn<string | null>(sql`c.name`, locale)}, '') as "categoryName",
      d.price, d.price_to as "priceTo", d.variant_count as "variantCount", null as stock, coalesce(own.sales, 0) as sales,
      d.refusal_reason as reason, null as "onSaleFrom", null as "onSaleUntil", d.saved_at as "changedAt"
    from ${productDrafts} d
    left join ${products} own on own.id = d.product_id
    left join ${categories} c on c.id = d.category_id
    left join ${pictures} p on p.hash = d.picture_hash
    where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
  ).rows(database());
  const total = statement<{ total: number }>(
    'count_own_drafts',
    sql`select count(*)::int as total from ${productDrafts} d where ${where}`,
  ).rows(database());
  return pageOf(await rows, await total, filters);
}

function pageOf(rows: readonly Row[], [count]: { total: number }[], { page, limit }: Filters): Page {
  const list = rows.map((row) => ({
    ...row,
    picture: row.picture && pictureValue(row.picture),
    price: row.price === null ? null : money(row.price),
    priceTo: row.priceTo === null ? null : money(row.priceTo),
    onSaleFrom: isoTime(row.onSaleFrom),
    onSaleUntil: isoTime(row.onSaleUntil),
    changedAt: new Date(row.changedAt).toISOString(),
  }));
  return { list, total: count?.total ?? 0, page, limit };
}

const isoTime = (time: string | null) => (time === null ? null : new Date(time).toISOString());

/** How many products of each state a shop has. */
export async function countOwnProducts(shopId: number): Promise<OutputOf<typeof countProducts>> {
  const rows = await statement<{ state: string; count: number }>(
    'count_states',
    sql`
    select state, count(*)::int as count from ${products} where shop_id = ${shopId} group by state
    union all
    select case state when 'editing' then 'draft' else state end, count(*)::int from ${productDrafts}
    where shop_id = ${shopId} group by state`,
  ).rows(database());
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(productStates.map((state) => [state, counts.get(state) ?? 0])) as OutputOf<
    typeof countProducts
  >;
}
