import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '#contract/core/languages.ts';
import type { listShopProducts } from '#contract/shops/shopper-page.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { loweredContain } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cardOf, cardsFrom, countedMax, flashPrices, priceNow } from '#server/modules/catalogue/card-queries.ts';
import { isInCategory } from '#server/modules/catalogue/categories/category-queries.ts';
import { isOffered } from '#server/modules/catalogue/on-sale-queries.ts';
import { hasOwnShelves, isOnOwnShelf } from '#server/modules/catalogue/own-shelves/own-shelf-queries.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

type Input = z.output<(typeof listShopProducts)['input']>;

const orders: Record<Input['sort'], SQL[]> = {
  default: [highestFirst(products.platformRank), highestFirst(products.id)],
  sales: [highestFirst(products.sales), highestFirst(products.id)],
  'price-up': [asc(priceNow), asc(products.id)],
  'price-down': [highestFirst(priceNow), asc(products.id)],
  newest: [highestFirst(products.createdAt), highestFirst(products.id)],
};

/** The products of one shop, filtered by category, words and current price. */
export async function listProductsOfShop(locale: Locale, input: Input) {
  const { merId, sort, page, limit } = input;
  const inShelf = await shelfCondition(input);
  const where = conditionOf(input, inShelf);
  const flash = flashPrices();
  const counted = database()
    .select({ one: sql`1` })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(flash, eq(flash.productId, products.id))
    .where(where)
    .limit(countedMax)
    .as('counted');
  const [rows, [shop]] = await Promise.all([
    cardsFrom(locale, { where, order: orders[sort] })
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: sql<number>`(select count(*)::int from ${counted})` })
      .from(shops)
      .where(and(eq(shops.id, merId), eq(shops.isOpen, true))),
  ]);
  if (!shop) throw new Refusal('shop_not_found');
  return { list: rows.map(cardOf), total: shop.total, page, limit };
}

/** Which products are meant by a category: one of the shop's own, or one of the mall while it has none. */
async function shelfCondition({ merId, cid }: Input): Promise<SQL | undefined> {
  if (cid === undefined) return undefined;
  return (await hasOwnShelves(merId)) ? isOnOwnShelf(merId, cid) : isInCategory(cid);
}

function conditionOf({ merId, keyword, minPrice, maxPrice }: Input, inShelf: SQL | undefined): SQL | undefined {
  const words = keyword.split(/\s+/).filter(Boolean);
  const limits = [minPrice, maxPrice].filter((limit) => limit !== undefined);
  return and(
    eq(products.shopId, merId),
    isOffered,
    inShelf,
    ...words.map((word) => loweredContain(products.names, word)),
    // Limits in the wrong order mean the same range.
    minPrice === undefined ? undefined : sql`${priceNow} >= ${Math.min(...limits)}`,
    maxPrice === undefined ? undefined : sql`${priceNow} <= ${Math.max(...limits)}`,
  );
}
