import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type countStock,
  type listStock,
  lowStockDefault,
  type StockRow,
  stockCountMax,
} from '#contract/catalogue/merchant-stock.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { productOptions, products, skus, stockSettings } from '#server/modules/catalogue/tables.ts';
import { pictureJson, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { findOwnStock } from './own-stock-search-queries.ts';

type Filters = z.output<typeof listStock.input>;
type Row = Omit<StockRow, 'picture'> & { picture: Parameters<typeof pictureValue>[0] };

const orders: Record<Filters['sort'], SQL> = {
  newest: sql`s.product_id desc, s.id desc`,
  oldest: sql`s.product_id, s.id`,
  least: sql`s.available, s.id`,
};

/** The shop's variants with their stock, one page of them. */
export async function listOwnStock(
  shopId: number,
  locale: Locale,
  { level, words, sort, page, limit }: Filters,
): Promise<OutputOf<typeof listStock>> {
  const where = sql`${isListed(shopId)} ${level ? sql`and s.stock_level = ${level}` : sql``}`;
  const order = orders[sort];
  const { ids, total } = await findOwnStock({ shopId, where, order, words, from: (page - 1) * limit, limit });
  const rows = await statement<Row>(
    'own_stock',
    sql`${stockRows(locale)} where s.id = any(${sql.param(ids)}::int[]) order by ${order}`,
  ).rows(database());
  return { list: rows.map(rowValue), total, page, limit };
}

/** The shop's variants that have one of these codes or barcodes. */
export async function matchOwnStock(shopId: number, locale: Locale, codes: readonly string[]): Promise<StockRow[]> {
  const given = sql.param([...new Set(codes)]);
  const found = sql`(
    select v.id from ${skus} v where v.code = any(${given}::text[]) and v.code <> '' and v.shop_id = ${shopId}
    union select v.id from ${skus} v where v.barcode = any(${given}::text[]) and v.barcode <> '' and v.shop_id = ${shopId})`;
  const rows = await statement<Row>(
    'match_stock',
    sql`${stockRows(locale)} where s.id in ${found} and ${isListed(shopId)} order by s.id limit ${2 * codes.length}`,
  ).rows(database());
  return rows.map(rowValue);
}

/** How many variants a shop has: all, with low stock, without any; and from when on stock is low. */
export async function countOwnStock(shopId: number): Promise<OutputOf<typeof countStock>> {
  const listed = isListed(shopId);
  const [counts] = await statement<OutputOf<typeof countStock>>(
    'count_stock_levels',
    sql`
    select ${counted(listed)} as "all", ${counted(sql`${listed} and s.stock_level = 'low'`)} as low,
      ${counted(sql`${listed} and s.stock_level = 'out'`)} as out,
      coalesce((select low_at from ${stockSettings} where shop_id = ${shopId}), ${lowStockDefault}::int) as "lowAt"`,
  ).rows(database());
  if (!counts) throw new Error('Counting the stock returned no row');
  return counts;
}

/** How many there are, read no further than the maximum. */
const counted = (where: SQL): SQL =>
  sql`(select count(*)::int from (select 1 from ${skus} s where ${where} limit ${stockCountMax}) counted)`;

/** Variants on offer, but for those of products in the bin, of which there are few. */
const isListed = (shopId: number): SQL => sql`s.shop_id = ${shopId} and s.is_offered and s.product_id not in (
  select binned.id from ${products} binned where binned.shop_id = ${shopId} and binned.state = 'bin')`;

/** The values of a variant in a language: "Blue, 42". */
export const variantText = (locale: Locale): SQL<string> => sql<string>`array_to_string(array(
  select coalesce(${textIn<string | null>(sql`o.value`, locale)}, chosen.value)
  from unnest(s."values") with ordinality chosen (value, place)
  left join ${productOptions} o on o.product_id = s.product_id and o.position = chosen.place - 1
    and ${textIn(sql`o.value`, 'en')} = chosen.value
  order by chosen.place), ', ')`;

const stockRows = (locale: Locale): SQL => sql`
  select s.id as "skuId", s.product_id as "productId", ${textIn(sql`own.name`, locale)} as name,
    ${variantText(locale)} as variant, ${pictureJson} as picture, s.code, s.barcode, s.on_hand as "onHand", s.reserved,
    s.available, s.low_at as "lowAt", s.has_own_low_at as "hasOwnLowAt", s.stock_level as level
  from ${skus} s
  join ${products} own on own.id = s.product_id
  join ${pictures} p on p.hash = coalesce(s.picture_hash, own.picture_hash)`;

const rowValue = (row: Row): StockRow => ({ ...row, picture: pictureValue(row.picture) });
