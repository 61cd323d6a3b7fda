import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import type { Actor } from '#server/http/caller.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import { couponOffersChanged } from '#server/modules/coupons/events.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { assertRoomForOffer } from '#server/modules/coupons/terms/coupon-owner.ts';
import { lockCouponOf } from '#server/modules/coupons/terms/coupon-rows.ts';
import { removeUnused } from '#server/modules/coupons/terms/remove-unused.ts';
import { logAct, savedNow, setAside, takeBack } from '#server/modules/shops/index.ts';
import { shopOwner } from './shop-owner.ts';

type Row = typeof coupons.$inferSelect;
/** As JSON has it, with times as text. */
type RemovedCoupon = Omit<Row, 'startsAt' | 'endsAt' | 'createdAt' | 'savedAt'> & {
  startsAt: string | null;
  endsAt: string | null;
  createdAt: string;
};

/** Deletes a coupon that nobody has received. It can come back for a while. */
export function deleteCoupon(actor: Actor, id: number): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const { savedAt, ...coupon } = await removeUnused(tx, shopId, id);
    await setAside(tx, { shopId, kind: 'coupon', id }, coupon);
    await logAct(tx, actor, 'coupon_deleted', coupon.name.en);
    return null;
  });
}

/** Brings a deleted coupon back under its id. One that is there stays. */
export function restoreCoupon(actor: Actor, id: number): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const removed = await takeBack<RemovedCoupon>(tx, { shopId, kind: 'coupon', id });
    if (!removed) {
      await lockCouponOf(tx, shopId, id);
      return null;
    }
    if (removed.isOpen) await assertRoomForOffer(tx, shopOwner(actor));
    const row = {
      ...removed,
      startsAt: timeOf(removed.startsAt),
      endsAt: timeOf(removed.endsAt),
      createdAt: new Date(removed.createdAt),
      ...savedNow(actor.accountId),
    };
    await refuseViolation(tx.insert(coupons).overridingSystemValue().values(row), {
      coupons_category_id_categories_id_fk: 'category_not_found', // deleted since
    });
    await invalidateCache(tx, 'coupons');
    await publishIds(tx, couponOffersChanged, [id]);
    await logAct(tx, actor, 'coupon_restored', removed.name.en);
    return null;
  });
}

const timeOf = (written: string | null) => (written === null ? null : new Date(written));
