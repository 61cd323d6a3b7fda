import { eq } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import { shopOffersChanged } from '#server/modules/coupons/events.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import type { CouponRow } from './coupon-owner.ts';
import { lockCouponOf } from './coupon-rows.ts';
import { shopsCoveredBy } from './cover-queries.ts';

/** Deletes a coupon that nobody has received and no campaign names, and returns it as it was. */
export async function removeUnused(tx: Transaction, shopId: number | null, id: number): Promise<CouponRow> {
  const { isOver, ...coupon } = await lockCouponOf(tx, shopId, id);
  if (coupon.claimed > 0) throw new Refusal('coupon_in_use');
  // Only the database knows: campaigns come after coupons.
  await refuseViolation(tx.delete(coupons).where(eq(coupons.id, id)), {
    campaigns_coupon_id_coupons_id_fk: 'coupon_in_use',
  });
  await invalidateCache(tx, 'coupons');
  await publishIds(tx, shopOffersChanged, await shopsCoveredBy(tx, coupon));
  return coupon;
}
