import { and, asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Category, ProductCard } from '#contract/catalogue/shopper.ts';
import type { rankingPeriods } from '#contract/catalogue/shopper-product.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Paging } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { listIdsOnHome } from '#server/modules/catalogue/activities/activity-queries.ts';
import { isInCategory } from '#server/modules/catalogue/categories/category-queries.ts';
import { categoryTree } from '#server/modules/catalogue/categories/category-tree.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { cardOf, cardsFrom, countedMax } from './card-queries.ts';
import { isOffered } from './on-sale-queries.ts';
import { categories, products } from './tables.ts';

const leaderMax = 20;
const rankingMax = 50;

export async function listCategoryTree(locale: Locale): Promise<Category[]> {
  const rows = await database()
    .select()
    .from(categories)
    .where(eq(categories.isShown, true))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));
  return categoryTree(rows, locale);
}

async function countOffered(): Promise<number> {
  const some = database()
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(isOffered)
    .orderBy(highestFirst(products.platformRank)) // along the index of this list, not through all products
    .limit(countedMax)
    .as('some');
  const [row] = await database().select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}

type RecommendedInput = Paging & { place?: 'home' | undefined };

/** By platform rank. On the home page without what its other blocks show, as long as that leaves a page of products. */
export async function listRecommendedCards(locale: Locale, { page, limit, place }: RecommendedInput) {
  const [offered, onHome] = await Promise.all([countOffered(), place === 'home' ? listIdsOnHome(locale) : []]);
  const without = offered - onHome.length >= limit ? onHome : [];
  const where = without.length > 0 ? and(isOffered, notInArray(products.id, without)) : isOffered;
  const rows = await cardsFrom(locale, {
    where,
    order: [highestFirst(products.platformRank), highestFirst(products.id)],
  })
    .limit(limit)
    .offset((page - 1) * limit);
  return { list: rows.map(cardOf), total: offered - without.length, page, limit };
}

export async function listLeaderCards(locale: Locale): Promise<ProductCard[]> {
  const order = [highestFirst(products.sales), highestFirst(products.id)];
  const rows = await cardsFrom(locale, { where: isOffered, order }).limit(leaderMax);
  return rows.map(cardOf);
}

/** Cards of the given products in the given order, without those that are not on offer. */
export async function listCardsOf(locale: Locale, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardsFrom(locale, { where: and(isOffered, inArray(products.id, [...ids])), order: [] });
  const cards = new Map(rows.map((row) => [row.id, cardOf(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

const soldIn = { week: 'soldWeek', month: 'soldMonth', all: 'sales' } as const;

/** The best-selling products of a period, of the whole mall or of one category with its subcategories. */
export async function listRankingCards(
  locale: Locale,
  { cid, period }: { cid?: number | undefined; period: (typeof rankingPeriods)[number] },
) {
  const sold = products[soldIn[period]];
  const where = and(isOffered, gt(sold, 0), cid === undefined ? undefined : isInCategory(cid));
  const rows = await cardsFrom(locale, { where, order: [highestFirst(sold), highestFirst(products.id)] }).limit(
    rankingMax,
  );
  return rows.map((row) => ({ ...cardOf(row), sold: row[soldIn[period]] }));
}
