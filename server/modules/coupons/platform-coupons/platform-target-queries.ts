import { eq } from 'drizzle-orm';
import { takeLock } from '#server/database/advisory-lock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertTargets } from '#server/modules/coupons/shop-coupons/target-queries.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import type { TermColumns } from '#server/modules/coupons/terms/coupon-rows.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** Refuses products, a category and a shop that do not exist. */
export async function assertPlatformTargets(tx: Transaction, columns: TermColumns): Promise<void> {
  await assertTargets(tx, null, columns);
  if (columns.forShopId === null) return;
  const [shop] = await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, columns.forShopId));
  if (!shop) throw new Refusal('bad_input', { field: 'coupon.shopId' });
}

/** Refuses a code that another coupon has. One operator at a time takes a code, so that the later one learns why. */
export async function assertCodeFree(tx: Transaction, code: string | null): Promise<void> {
  if (code === null) return;
  await takeLock(tx, locks.couponCodes);
  const [taken] = await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code));
  if (taken) throw new Refusal('coupon_code_taken');
}
