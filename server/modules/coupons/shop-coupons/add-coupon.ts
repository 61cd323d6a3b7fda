import type { CouponTerms } from '#contract/coupons/merchant.ts';
import { transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { issueCoupons } from '#server/modules/coupons/issue-coupons.ts';
import { logAct, savedNow } from '#server/modules/shops/index.ts';
import { assertRoomForOffer, columnsOf } from './coupon-rows.ts';
import { assertEndsLater, assertTargets } from './target-queries.ts';

/** Adds a coupon of the shop, which can be received at once. */
export function addCoupon(actor: Actor, terms: CouponTerms): Promise<{ id: number }> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    await assertTargets(tx, shopId, terms);
    await assertEndsLater(tx, terms.endsAt);
    await assertRoomForOffer(tx, shopId);
    const columns = columnsOf(terms);
    const [id] = await issueCoupons(tx, [{ ...columns, shopId, ...savedNow(actor.accountId) }]);
    if (id === undefined) throw new Error('Adding a coupon returned no id');
    await logAct(tx, actor, 'coupon_added', columns.name.en);
    return { id };
  });
}
