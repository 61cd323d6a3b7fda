import { asc, eq, sql } from 'drizzle-orm';
import type { PlatformCategory } from '#contract/catalogue/platform-categories.ts';
import { database } from '#server/database/connection.ts';
import { categories, categorySpecs, products } from '#server/modules/catalogue/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';

/** The tree as the platform sees it, with how many products are in each category itself. */
export function listTree(): Promise<PlatformCategory[]> {
  const counted = database()
    .select({ categoryId: products.categoryId, products: sql<number>`count(*)::int`.as('products') })
    .from(products)
    .groupBy(products.categoryId)
    .as('counted');
  return database()
    .select({
      id: categories.id,
      parentId: categories.parentId,
      level: categories.level,
      name: categories.name,
      iconHash: categories.iconHash,
      isShown: categories.isShown,
      version: categories.version,
      productCount: sql<number>`coalesce(${counted.products}, 0)`,
      specCount: sql<number>`coalesce(jsonb_array_length(${categorySpecs.specs}), 0)`,
      ...lastSavedColumns(categories),
    })
    .from(categories)
    .leftJoin(counted, eq(counted.categoryId, categories.id))
    .leftJoin(categorySpecs, eq(categorySpecs.categoryId, categories.id))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));
}
