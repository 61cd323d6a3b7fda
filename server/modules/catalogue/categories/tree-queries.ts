import { asc, eq, sql } from 'drizzle-orm';
import { type PlatformCategory, productCountMax } from '#contract/catalogue/platform-categories.ts';
import { database } from '#server/database/connection.ts';
import { categories, categorySpecs, products } from '#server/modules/catalogue/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';

/** The tree as the platform sees it, with how many products are in each category itself. Counting stops where it is of no use any more. */
export function listTree(): Promise<PlatformCategory[]> {
  // By the index of each category, and no further than anybody reads the number.
  const listed = database()
    .select({ categoryId: products.categoryId })
    .from(products)
    .where(eq(products.categoryId, categories.id))
    .limit(productCountMax)
    .as('listed');
  const counted = database()
    .select({ products: sql<number>`count(*)::int`.as('products') })
    .from(listed)
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
      productCount: sql<number>`${counted.products}`,
      specCount: sql<number>`coalesce(jsonb_array_length(${categorySpecs.specs}), 0)`,
      ...lastSavedColumns(categories),
    })
    .from(categories)
    .crossJoinLateral(counted)
    .leftJoin(categorySpecs, eq(categorySpecs.categoryId, categories.id))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));
}
