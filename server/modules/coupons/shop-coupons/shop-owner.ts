import { couponsOfferedMax } from '#contract/coupons/merchant.ts';
import type { Actor } from '#server/http/caller.ts';
import type { CouponOwner, LoggedStates } from '#server/modules/coupons/terms/coupon-owner.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { assertTargets } from './target-queries.ts';

const nameIn = ({ before, after }: LoggedStates) => (after ?? before)?.name.en ?? '';

/** A shop, with what it may name in its coupons. */
export const shopOwner = (actor: Actor): CouponOwner => ({
  shopId: actor.shopId,
  accountId: actor.accountId,
  offered: { max: couponsOfferedMax, refusal: 'too_many_coupons' },
  assertTargets: (tx, columns) => assertTargets(tx, actor.shopId, columns),
  log: {
    added: (tx, states) => logAct(tx, actor, 'coupon_added', nameIn(states)),
    changed: (tx, states) => logAct(tx, actor, 'coupon_changed', nameIn(states)),
    stopped: (tx, states) => logAct(tx, actor, 'coupon_stopped', nameIn(states)),
    resumed: (tx, states) => logAct(tx, actor, 'coupon_resumed', nameIn(states)),
  },
});
