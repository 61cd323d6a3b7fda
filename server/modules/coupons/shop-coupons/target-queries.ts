import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CouponTerms } from '#contract/coupons/merchant.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';

type Targets = Pick<CouponTerms, 'categoryId' | 'productIds'>;

/** Refuses products that are not the shop's, or in its bin, and a category that does not exist. */
export async function assertTargets(
  tx: Transaction,
  shopId: number,
  { categoryId, productIds }: Targets,
): Promise<void> {
  if (productIds.length > 0) {
    const [own] = await tx
      .select({ total: count() })
      .from(products)
      .where(and(inArray(products.id, productIds), eq(products.shopId, shopId), ne(products.state, 'bin')));
    if (own?.total !== productIds.length) throw new Refusal('product_not_found');
  }
  if (categoryId === null) return;
  const [category] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId));
  if (!category) throw new Refusal('bad_input', { field: 'coupon.categoryId' });
}

/** Refuses an end that is over. */
export async function assertEndsLater(tx: Transaction, endsAt: string | null): Promise<void> {
  if (endsAt === null) return;
  const [clock] = await tx
    .select({ isLater: sql<boolean>`${endsAt}::timestamptz > ${mallNow}` })
    .from(sql`(select 1) as one`);
  if (!clock?.isLater) throw new Refusal('bad_input', { field: 'coupon.endsAt' });
}
