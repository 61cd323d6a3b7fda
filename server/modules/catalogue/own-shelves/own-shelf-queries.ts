import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Paging } from '#contract/core/values.ts';
import { type listShelfProducts, type OwnShelf, shelvesMax } from '#contract/shops/merchant-shelves.ts';
import type { ShopShelf } from '#contract/shops/shopper-page.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isOnShelf } from '#server/modules/catalogue/on-sale-queries.ts';
import { products, shelfProducts, shopShelves } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** How many products are on a shelf or on one below it, each counted once. */
const countWhere = (where: SQL | undefined) => sql<number>`(
  select count(distinct ${shelfProducts.productId})::int from ${shelfProducts}
  join ${shopShelves} below on below.id = ${shelfProducts.shelfId}
  join ${products} on ${products.id} = ${shelfProducts.productId}
  where (below.id = ${shopShelves.id} or below.parent_id = ${shopShelves.id}) ${where ? sql`and ${where}` : sql``}
)`;

const inOrder = [asc(shopShelves.position), asc(shopShelves.id)];

/** The shelves of a shop, as its people see them. */
export async function listShelvesOf(shopId: number): Promise<OwnShelf[]> {
  const rows = await database()
    .select({
      id: shopShelves.id,
      parentId: shopShelves.parentId,
      name: shopShelves.name,
      version: shopShelves.version,
      productCount: countWhere(undefined),
      ...lastSavedColumns(shopShelves),
    })
    .from(shopShelves)
    .innerJoin(shops, eq(shops.id, shopShelves.shopId)) // two tables: columns are named in full, also where products are counted
    .where(eq(shopShelves.shopId, shopId))
    .orderBy(...inOrder)
    .limit(shelvesMax);
  return rows
    .filter(({ parentId }) => parentId === null)
    .map(({ parentId: _, ...shelf }) => ({
      ...shelf,
      children: rows.filter(({ parentId }) => parentId === shelf.id).map(({ parentId: __, ...child }) => child),
    }));
}

/** The shelves of a shop on which something can be bought, as shoppers see them; null when it has none of its own. */
export async function findOwnShelves(shopId: number, locale: Locale): Promise<ShopShelf[] | null> {
  const rows = await database()
    .select({
      id: shopShelves.id,
      parentId: shopShelves.parentId,
      name: textIn(shopShelves.name, locale),
      productCount: countWhere(isOnShelf),
    })
    .from(shopShelves)
    .innerJoin(shops, eq(shops.id, shopShelves.shopId)) // two tables: columns are named in full, also where products are counted
    .where(eq(shopShelves.shopId, shopId))
    .orderBy(...inOrder)
    .limit(shelvesMax);
  if (rows.length === 0) return null;
  const filled = rows.filter(({ productCount }) => productCount > 0);
  return filled
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, productCount }) => {
      const childList = filled.filter(({ parentId }) => parentId === id).map(({ parentId: _, ...child }) => child);
      return { id, name, productCount, ...(childList.length > 0 && { childList }) };
    });
}

export async function hasOwnShelves(shopId: number): Promise<boolean> {
  return (await database().$count(shopShelves, eq(shopShelves.shopId, shopId))) > 0;
}

/** Those of the shelves that the shop has. */
export async function listOwnShelfIds(shopId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await database()
    .select({ id: shopShelves.id })
    .from(shopShelves)
    .where(and(eq(shopShelves.shopId, shopId), inArray(shopShelves.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** True for products on a shelf of this shop or on one below it. */
export function isOnOwnShelf(shopId: number, shelfId: number): SQL {
  return sql`${products.id} in (
    select filled.product_id from ${shelfProducts} filled join ${shopShelves} below on below.id = filled.shelf_id
    where below.shop_id = ${shopId} and (below.id = ${shelfId} or below.parent_id = ${shelfId})
  )`;
}

/** The products on one shelf, newest first. */
export async function listProductsOnShelf(
  shopId: number,
  id: number,
  locale: Locale,
  { page, limit }: Paging,
): Promise<OutputOf<typeof listShelfProducts>> {
  const [shelf] = await database()
    .select({ total: sql<number>`(select count(*)::int from ${shelfProducts} where ${shelfProducts.shelfId} = ${id})` })
    .from(shopShelves)
    .where(and(eq(shopShelves.shopId, shopId), eq(shopShelves.id, id)));
  if (!shelf) throw new Refusal('shelf_not_found');
  const rows = await database()
    .select({ id: products.id, name: textIn(products.name, locale), picture: pictureColumns })
    .from(shelfProducts)
    .innerJoin(products, eq(products.id, shelfProducts.productId))
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .where(eq(shelfProducts.shelfId, id))
    .orderBy(highestFirst(products.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { list: rows.map((row) => ({ ...row, picture: pictureValue(row.picture) })), total: shelf.total, page, limit };
}
