import { eq } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { Refusal } from '#server/http/refusal.ts';
import { couponOffersChanged } from '#server/modules/coupons/events.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { assertRoomForOffer, type CouponOwner } from './coupon-owner.ts';
import { lockCouponOf } from './coupon-rows.ts';

/** Stops a coupon: nobody receives it any more, and whoever has it can still spend it. Repeating it changes nothing. */
export function stopCoupon(owner: CouponOwner, id: number): Promise<null> {
  return transaction(async (tx) => {
    const { isOver, ...coupon } = await lockCouponOf(tx, owner.shopId, id);
    if (isOver) throw new Refusal('coupon_over');
    if (!coupon.isOpen) return null;
    await setOpen(tx, id, false);
    await owner.log.stopped(tx, { before: coupon });
    return null;
  });
}

/** Lets buyers receive a stopped coupon again. */
export function resumeCoupon(owner: CouponOwner, id: number): Promise<null> {
  return transaction(async (tx) => {
    const { isOver, ...coupon } = await lockCouponOf(tx, owner.shopId, id);
    if (isOver) throw new Refusal('coupon_over');
    if (coupon.isOpen) return null;
    await assertRoomForOffer(tx, owner);
    await setOpen(tx, id, true);
    await owner.log.resumed(tx, { before: coupon });
    return null;
  });
}

async function setOpen(tx: Transaction, id: number, isOpen: boolean): Promise<void> {
  await tx.update(coupons).set({ isOpen }).where(eq(coupons.id, id));
  await invalidateCache(tx, 'coupons');
  await publishIds(tx, couponOffersChanged, [id]);
}
