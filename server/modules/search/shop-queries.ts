import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { searchShops as searchShopsCall } from '#contract/search/shopper.ts';
import { allColumnsOf, columnsIn, setToExcluded } from '#server/database/columns.ts';
import type { Transaction } from '#server/database/connection.ts';
import { anyTextContains } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { listShopCards } from '#server/modules/catalogue/index.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { searchShops } from './tables.ts';

type ShopFilters = {
  keywords: string;
  typeId?: number | undefined;
  categoryId?: number | undefined;
  isSelf?: boolean | undefined;
  page: number;
  limit: number;
};

/** Open shops whose name contains all typed words, best rated first. */
export function findShops(locale: Locale, input: ShopFilters): Promise<OutputOf<typeof searchShopsCall>> {
  const parts = input.keywords.split(/\s+/).filter(Boolean).slice(0, 8);
  const where = and(
    eq(shops.isOpen, true),
    ...parts.map((part) => anyTextContains(shops.name, part)),
    input.typeId ? eq(shops.typeId, input.typeId) : undefined,
    input.categoryId ? eq(shops.categoryId, input.categoryId) : undefined,
    input.isSelf === undefined ? undefined : eq(shops.isSelf, input.isSelf),
  );
  const order = [desc(shops.ratingTenths), desc(shops.followerCount)];
  return listShopCards(locale, { where: where ?? sql`true`, order, page: input.page, limit: input.limit });
}

const { shop_id: _, ...noted } = allColumnsOf(searchShops); // called the same in both tables

/** Stores what search uses of these shops, and returns those for which something has changed. */
export async function noteShops(tx: Transaction, shopIds: readonly number[]): Promise<number[]> {
  const rows = await statement<{ id: number }>(
    'note_shops',
    sql`
    insert into ${searchShops} (shop_id, ${columnsIn(noted)})
    select ${shops.id}, ${columnsIn(noted, 'shops')} from ${shops}
    where ${inArray(shops.id, [...shopIds])}
    on conflict (shop_id) do update set ${setToExcluded(noted)}
    where (${columnsIn(noted, 'search_shops')}) <> (${columnsIn(noted, 'excluded')})
    returning shop_id as id`,
  ).rows(tx);
  return rows.map(({ id }) => id);
}

export async function productIdsOfShops(tx: Transaction, shopIds: readonly number[]): Promise<number[]> {
  if (shopIds.length === 0) return [];
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.shopId, [...shopIds]));
  return rows.map(({ id }) => id);
}
