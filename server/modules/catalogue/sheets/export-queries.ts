import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { liveStates } from '#contract/catalogue/merchant.ts';
import { exportPageMax, type exportProducts } from '#contract/catalogue/merchant-export.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { anyTextContains } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { readLiveContents } from '#server/modules/catalogue/drafts/live-content.ts';
import { draftStateOf, inCategory } from '#server/modules/catalogue/own-products/own-product-queries.ts';
import { findOwnProducts } from '#server/modules/catalogue/own-products/own-product-search-queries.ts';
import { productDrafts, products, skus } from '#server/modules/catalogue/tables.ts';
import { type ExportedProduct, rowsOf } from './content-rows.ts';
import { readSheetBrands } from './sheet-brand-queries.ts';
import { readSheetNames } from './sheet-name-queries.ts';

type Filters = z.output<typeof exportProducts.input>;
type Page = { exported: ExportedProduct[]; last: number | undefined; isFull: boolean };

/** One page of an export: no more is read at once, however many products there are. */
export async function exportOwnProducts(shopId: number, filters: Filters): Promise<OutputOf<typeof exportProducts>> {
  const isLive = (liveStates as readonly string[]).includes(filters.state);
  const { exported, last, isFull } = await (isLive ? readLive(shopId, filters) : readDrafts(shopId, filters));
  const ids = exported.map(({ content }) => content.brandId);
  const names = { ...(await readSheetNames(shopId)), ...(await readSheetBrands({ ids })) };
  return { products: exported.map((product) => rowsOf(product, names)), next: isFull ? (last ?? null) : null };
}

async function readLive(shopId: number, filters: Filters): Promise<Page> {
  const ids = filters.ids ? await findChosen(shopId, filters.ids) : await findFiltered(shopId, filters);
  const contents = await readLiveContents(database(), ids);
  const stockOf = await readStock(ids);
  const states = await readStates(ids);
  const exported = ids.flatMap((id) => {
    const content = contents.get(id);
    return content ? { product: String(id), state: states.get(id) ?? '', content, stockOf } : [];
  });
  return { exported, last: ids.at(-1), isFull: !filters.ids && ids.length === exportPageMax };
}

async function findChosen(shopId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await statement<{ id: number }>(
    'chosen_products',
    sql`select id from ${products} where shop_id = ${shopId} and id = any(${sql.param(ids)}::int[]) order by id`,
  ).rows(database());
  return rows.map(({ id }) => id);
}

async function findFiltered(shopId: number, { state, words, categoryId, asEdited, after }: Filters): Promise<number[]> {
  const isEdited = sql`exists (select 1 from ${productDrafts} d where d.product_id = own.id)`;
  const where = sql`own.shop_id = ${shopId} and own.state = ${state} ${inCategory(sql`own.category_id`, categoryId)} and own.id > ${after}
    ${asEdited ? sql`and not ${isEdited}` : sql``}`;
  const { ids } = await findOwnProducts({
    ...{ shopId, where, words, from: 0, limit: exportPageMax },
    order: sql`own.id`,
  });
  return ids;
}

/** Units that can be sold, of each variant of these products. */
export async function readStock(ids: readonly number[], on: Asker = database()): Promise<Map<number, number>> {
  const rows = await statement<{ id: number; available: number }>(
    'exported_stock',
    sql`select id, on_hand - reserved as available from ${skus} where product_id = any(${sql.param(ids)}::int[])`,
  ).rows(on);
  return new Map(rows.map(({ id, available }) => [id, available]));
}

async function readStates(ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await statement<{ id: number; state: string }>(
    'exported_states',
    sql`select id, state from ${products} where id = any(${sql.param(ids)}::int[])`,
  ).rows(database());
  return new Map(rows.map(({ id, state }) => [id, state]));
}

type DraftRow = { id: number; productId: number | null; content: ProductContent };

async function readDrafts(shopId: number, filters: Filters): Promise<Page> {
  const rows = await statement<DraftRow>(
    'exported_drafts',
    sql`
    select d.id, d.product_id as "productId", d.content from ${productDrafts} d
    where d.shop_id = ${shopId} ${draftFilter(filters)} order by d.id limit ${exportPageMax}`,
  ).rows(database());
  const stockOf = await readStock(rows.flatMap(({ productId }) => productId ?? []));
  const exported = rows.map(({ id, content }) => ({ product: `D${id}`, state: filters.state, content, stockOf }));
  return { exported, last: rows.at(-1)?.id, isFull: !filters.draftIds && rows.length === exportPageMax };
}

function draftFilter({ state, words, categoryId, after, draftIds }: Filters): SQL {
  if (draftIds) return sql`and d.id = any(${sql.param(draftIds)}::int[])`;
  const named = words ? sql`and ${anyTextContains(sql`d.name`, words)}` : sql``;
  return sql`and d.state = ${draftStateOf(state)} ${named} ${inCategory(sql`d.category_id`, categoryId)} and d.id > ${after}`;
}
