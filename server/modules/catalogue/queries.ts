import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Category, ProductCard } from '#contract/catalogue.ts';
import type { Locale } from '#contract/languages.ts';
import type { Paging } from '#contract/values.ts';
import { database } from '#server/database/connection.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { cardColumns, cardOf, flashPrices, isOffered } from './card-queries.ts';
import { categoryTree } from './category-tree.ts';
import { categories, products } from './tables.ts';

export const countedMax = 10_000; // nobody pages further, and counting a million rows takes longer than showing twenty
const leaderMax = 20;

export async function listCategoryTree(): Promise<Category[]> {
  const rows = await database()
    .select()
    .from(categories)
    .where(eq(categories.isShown, true))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));
  return categoryTree(rows);
}

function offeredCards(locale: Locale, order: SQL[]) {
  const flash = flashPrices();
  return database()
    .select({ ...cardColumns(locale), flashPrice: flash.price })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .leftJoin(flash, eq(flash.productId, products.id))
    .where(isOffered)
    .orderBy(...order);
}

async function countOffered(): Promise<number> {
  const some = database()
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(isOffered)
    .limit(countedMax)
    .as('some');
  const [row] = await database().select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}

export async function listRecommendedCards(locale: Locale, { page, limit }: Paging) {
  const [rows, total] = await Promise.all([
    offeredCards(locale, [desc(products.platformRank), desc(products.id)])
      .limit(limit)
      .offset((page - 1) * limit),
    countOffered(),
  ]);
  return { list: rows.map(cardOf), total, page, limit };
}

export async function listLeaderCards(locale: Locale): Promise<ProductCard[]> {
  const rows = await offeredCards(locale, [desc(products.sales), desc(products.id)]).limit(leaderMax);
  return rows.map(cardOf);
}
