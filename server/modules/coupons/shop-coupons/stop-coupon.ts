import { eq } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { couponOffersChanged } from '#server/modules/coupons/events.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { assertRoomForOffer, lockShopCoupon } from './coupon-rows.ts';

/** Stops a coupon: nobody receives it any more, and whoever has it can still spend it. Repeating it changes nothing. */
export function stopCoupon(actor: Actor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const coupon = await lockShopCoupon(tx, actor.shopId, id);
    if (coupon.isOver) throw new Refusal('coupon_over');
    if (!coupon.isOpen) return null;
    await setOpen(tx, id, false);
    await logAct(tx, actor, 'coupon_stopped', coupon.name.en);
    return null;
  });
}

/** Lets buyers receive a stopped coupon again. */
export function resumeCoupon(actor: Actor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const coupon = await lockShopCoupon(tx, actor.shopId, id);
    if (coupon.isOver) throw new Refusal('coupon_over');
    if (coupon.isOpen) return null;
    await assertRoomForOffer(tx, actor.shopId);
    await setOpen(tx, id, true);
    await logAct(tx, actor, 'coupon_resumed', coupon.name.en);
    return null;
  });
}

async function setOpen(tx: Transaction, id: number, isOpen: boolean): Promise<void> {
  await tx.update(coupons).set({ isOpen }).where(eq(coupons.id, id));
  await invalidateCache(tx, 'coupons');
  await publishIds(tx, couponOffersChanged, [id]);
}
