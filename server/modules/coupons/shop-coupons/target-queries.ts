import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';

type Targets = { categoryId: number | null; productIds: number[] };

/** Refuses products that are not the shop's (with null: of any shop), or in the bin, and a category that does not exist. */
export async function assertTargets(
  tx: Transaction,
  shopId: number | null,
  { categoryId, productIds }: Targets,
): Promise<void> {
  if (productIds.length > 0) {
    const [own] = await tx
      .select({ total: count() })
      .from(products)
      .where(
        and(
          inArray(products.id, productIds),
          shopId === null ? undefined : eq(products.shopId, shopId),
          ne(products.state, 'bin'),
        ),
      );
    if (own?.total !== productIds.length) throw new Refusal('product_not_found');
  }
  if (categoryId === null) return;
  // Held until the coupon is written: nobody deletes it in between.
  const [category] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, categoryId))
    .for('key share');
  if (!category) throw new Refusal('category_not_found');
}
