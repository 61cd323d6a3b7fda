import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { countProducts, listProducts, OwnProduct, ProductState } from '#contract/catalogue/merchant.ts';
import { type draftStates, liveStates, productStates, productsCountMax } from '#contract/catalogue/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { categories, productDrafts, products, skus } from '#server/modules/catalogue/tables.ts';
import { pictureJson, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { findOwnProducts } from './own-product-search-queries.ts';

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
  const order = liveOrders[sort];
  const where = sql`own.shop_id = ${shopId} and own.state = ${state} ${inCategory(sql`own.category_id`, categoryId)}`;
  const { ids, total } = await findOwnProducts({ shopId, where, order, words, from: (page - 1) * limit, limit });
  const rows = await statement<Row>(
    'own_products',
    sql`
    select own.id as "productId", d.id as "draftId", own.state, d.state as "draftState", d.version as "draftVersion",
      ${textIn(sql`own.name`, locale)} as name,
      ${pictureJson} as picture, ${textIn(sql`c.name`, locale)} as "categoryName",
      offered.price, offered.price_to as "priceTo", offered.count as "variantCount", offered.stock, own.sales,
      own.forced_down_reason as reason, own.on_sale_from as "onSaleFrom", own.on_sale_until as "onSaleUntil",
      coalesce(own.edited_at, own.created_at) as "changedAt"
    from ${products} own
    join ${categories} c on c.id = own.category_id
    join ${pictures} p on p.hash = own.picture_hash
    left join ${productDrafts} d on d.product_id = own.id
    cross join lateral (
      select min(s.price) as price, max(s.price) as price_to, count(*)::int as count,
        coalesce(sum(s.on_hand - s.reserved), 0)::int as stock
      from ${skus} s where s.product_id = own.id and s.is_offered
    ) offered
    where own.id = any(${sql.param(ids)}::int[]) order by ${order}`,
  ).rows(database());
  return pageOf(rows, total, filters);
}

export function inCategory(column: SQL, id: number | undefined): SQL {
  if (id === undefined) return sql``;
  return sql`and ${column} = any(array(
    select c.id from ${categories} c where c.id = ${id} or c.parent_id = ${id}
      or c.parent_id in (select child.id from ${categories} child where child.parent_id = ${id})))`;
}

type DraftState = (typeof draftStates)[number];
export const draftStateOf = (state: ProductState) => (state === 'draft' ? 'editing' : state) as DraftState;

async function listDrafts(shopId: number, locale: Locale, filters: Filters): Promise<Page> {
  const { state, words, categoryId, sort, page, limit } = filters;
  const named = words ? sql`and ${anyTextContains(sql`d.name`, words)}` : sql``;
  const where = sql`d.shop_id = ${shopId} and d.state = ${draftStateOf(state)} ${named} ${inCategory(sql`d.category_id`, categoryId)}`;
  const order = sort === 'oldest' ? sql`d.saved_at, d.id` : sql`d.saved_at desc, d.id desc`;
  const rows = statement<Row>(
    'own_drafts',
    sql`
    select d.product_id as "productId", d.id as "draftId", ${state} as state, d.state as "draftState", d.version as "draftVersion",
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
  const counted = statement<{ total: number }>(
    'count_own_drafts',
    sql`select count(*)::int as total from ${productDrafts} d where ${where}`,
  ).rows(database());
  return pageOf(await rows, (await counted)[0]?.total ?? 0, filters);
}

function pageOf(rows: readonly Row[], total: number, { page, limit }: Filters): Page {
  const list = rows.map((row) => ({
    ...row,
    picture: row.picture && pictureValue(row.picture),
    price: row.price === null ? null : money(row.price),
    priceTo: row.priceTo === null ? null : money(row.priceTo),
    onSaleFrom: isoTime(row.onSaleFrom),
    onSaleUntil: isoTime(row.onSaleUntil),
    changedAt: new Date(row.changedAt).toISOString(),
  }));
  return { list, total, page, limit };
}

const isoTime = (time: string | null) => (time === null ? null : new Date(time).toISOString());

/** How many products of each state a shop has; of each no more than the maximum are counted. */
export async function countOwnProducts(shopId: number): Promise<OutputOf<typeof countProducts>> {
  const counts = productStates.map((state) => {
    const rows = (liveStates as readonly string[]).includes(state)
      ? sql`select 1 from ${products} where shop_id = ${shopId} and state = ${state}`
      : sql`select 1 from ${productDrafts} where shop_id = ${shopId} and state = ${draftStateOf(state)}`;
    return sql`select ${state}::text as state, (select count(*)::int from (${rows} limit ${productsCountMax}) counted) as count`;
  });
  const rows = await statement<{ state: string; count: number }>(
    'count_states',
    sql.join(counts, sql` union all `),
  ).rows(database());
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as OutputOf<typeof countProducts>;
}
