import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { searchShops as searchShopsCall } from '#contract/search/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { listShopCards } from '#server/modules/catalogue/index.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { containing } from '#server/modules/search/language/wildcards.ts';
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
    ...parts.map((part) => or(ilike(shops.name, containing(part)), ilike(shops.cnName, containing(part)))),
    input.typeId ? eq(shops.typeId, input.typeId) : undefined,
    input.categoryId ? eq(shops.categoryId, input.categoryId) : undefined,
    input.isSelf === undefined ? undefined : eq(shops.isSelf, input.isSelf),
  );
  const order = [desc(shops.ratingTenths), desc(shops.followerCount)];
  return listShopCards(locale, { where: where ?? sql`true`, order, page: input.page, limit: input.limit });
}

/** Stores what search uses of these shops, and returns those for which something has changed. */
export async function noteShops(tx: Transaction, shopIds: readonly number[]): Promise<number[]> {
  const rows = await statement<{ id: number }>(
    'note_shops',
    sql`
    insert into ${searchShops} (shop_id, name, cn_name, is_self, is_open)
    select ${shops.id}, ${shops.name}, ${shops.cnName}, ${shops.isSelf}, ${shops.isOpen} from ${shops}
    where ${inArray(shops.id, [...shopIds])}
    on conflict (shop_id) do update set
      name = excluded.name, cn_name = excluded.cn_name, is_self = excluded.is_self, is_open = excluded.is_open
    where (${searchShops.name}, ${searchShops.cnName}, ${searchShops.isSelf}, ${searchShops.isOpen})
      <> (excluded.name, excluded.cn_name, excluded.is_self, excluded.is_open)
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
