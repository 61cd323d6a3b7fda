import { eq } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { publish, publishIds } from '#server/database/events.ts';
import { Refusal } from '#server/http/refusal.ts';
import { couponExtended, couponOffersChanged, shopOffersChanged } from '#server/modules/coupons/events.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { assertUnchanged, savedNow } from '#server/modules/shops/index.ts';
import { assertRoomForOffer, type CouponOwner, type CouponRow } from './coupon-owner.ts';
import { lockCouponOf, type TermColumns } from './coupon-rows.ts';
import { shopsCoveredBy } from './cover-queries.ts';
import { assertEndsLater } from './ends-later.ts';

type Edit = { id: number; version: number; after: TermColumns };

/**
 * Replaces the terms of a coupon, unless it was changed since `version`. Once someone has received it, only its name, a larger
 * stock and a later end are accepted. One that was over goes on when it ends later.
 */
export function editCoupon(owner: CouponOwner, { id, version, after }: Edit): Promise<null> {
  return transaction(async (tx) => {
    const { isOver, ...before } = await lockCouponOf(tx, owner.shopId, id);
    await assertUnchanged(tx, before, version);
    const endsOtherwise = after.endsAt?.getTime() !== before.endsAt?.getTime();
    if (before.claimed > 0 && !isOnlyMore(before, after)) throw new Refusal('coupon_terms_fixed');
    if (!coversSame(before, after)) await owner.assertTargets(tx, after, before);
    if (endsOtherwise) await assertEndsLater(tx, after.endsAt);
    const goesOn = isOver && endsOtherwise;
    if (goesOn) await assertRoomForOffer(tx, owner);
    await tx
      .update(coupons)
      .set({ ...after, version: version + 1, ...(goesOn && { isOpen: true }), ...savedNow(owner.accountId) })
      .where(eq(coupons.id, id));
    // Its copies follow: there may be more of them than one transaction should lock.
    if (endsOtherwise && after.endsAt) await publish(tx, couponExtended, { couponId: id, after: 0 });
    await invalidateCache(tx, 'coupons');
    await publishIds(tx, couponOffersChanged, [id]);
    if (!coversSame(before, after)) await publishIds(tx, shopOffersChanged, await shopsCoveredBy(tx, before));
    await owner.log.changed(tx, { before, after });
    return null;
  });
}

/** What buyers hold stays as it is: nothing but the name differs, the stock is not smaller, and the end not earlier. */
function isOnlyMore(before: CouponRow, after: TermColumns): boolean {
  const isSame = ([one, other]: readonly [unknown, unknown]) => JSON.stringify(one) === JSON.stringify(other);
  const columns = ['scope', 'categoryId', 'percent', 'discount', 'minimumSpend', 'validDays', 'perPerson'] as const;
  const fixed = [...columns, ...(['startsAt', 'forShopId', 'channel', 'code'] as const)].map(
    (column) => [before[column], after[column]] as const,
  );
  const named = [before.productIds.toSorted(), after.productIds.toSorted()] as const;
  const endsAsLate =
    before.endsAt === null ? after.endsAt === null : after.endsAt !== null && after.endsAt >= before.endsAt;
  return [...fixed, named].every(isSame) && after.issued >= before.issued && endsAsLate;
}

type Cover = Pick<CouponRow, 'scope' | 'categoryId' | 'productIds' | 'forShopId' | 'code'>;
const coverOf = ({ scope, categoryId, productIds, forShopId, code }: Cover) =>
  JSON.stringify([scope, categoryId, productIds, forShopId, code]);
const coversSame = (before: Cover, after: Cover) => coverOf(before) === coverOf(after);
