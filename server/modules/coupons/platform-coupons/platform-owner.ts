import { type PlatformCouponTerms, platformCouponsOfferedMax } from '#contract/coupons/platform.ts';
import type { Caller } from '#server/http/caller.ts';
import type { CouponOwner, LoggedStates } from '#server/modules/coupons/terms/coupon-owner.ts';
import { columnsOf, dateOf, type TermColumns } from '#server/modules/coupons/terms/coupon-rows.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { assertCodeFree, assertPlatformTargets } from './platform-target-queries.ts';

/** The platform, for whom an operator acts. */
export const platformOwner = (operator: Caller<'platform'>): CouponOwner => ({
  shopId: null,
  accountId: operator.session.accountId,
  offered: { max: platformCouponsOfferedMax, refusal: 'too_many_platform_coupons' },
  async assertTargets(tx, columns, before) {
    await assertPlatformTargets(tx, columns);
    if (columns.code !== before?.code) await assertCodeFree(tx, columns.code);
  },
  log: {
    added: (tx, states) =>
      logOperatorAct(tx, operator, { act: 'platform_coupon_added', subject: nameIn(states), ...termsIn(states) }),
    changed: (tx, states) =>
      logOperatorAct(tx, operator, { act: 'platform_coupon_edited', subject: nameIn(states), ...termsIn(states) }),
    stopped: (tx, states) =>
      logOperatorAct(tx, operator, { act: 'platform_coupon_stopped', subject: nameIn(states), ...opened(false) }),
    resumed: (tx, states) =>
      logOperatorAct(tx, operator, { act: 'platform_coupon_resumed', subject: nameIn(states), ...opened(true) }),
  },
});

const nameIn = ({ before, after }: LoggedStates) => (after ?? before)?.name.en ?? '';
const opened = (isOpen: boolean) => ({ before: { isOpen: !isOpen }, after: { isOpen } });
const termsIn = ({ before, after }: LoggedStates) => ({
  before: before ? loggedTerms(before) : null,
  after: after ? loggedTerms(after) : null,
});

/** What the log keeps of a coupon. */
export function loggedTerms(row: TermColumns): Record<string, unknown> {
  const { name, scope, categoryId, productIds, forShopId, percent, discount, minimumSpend } = row;
  const { validDays, startsAt, endsAt, issued, perPerson, channel, code, codeFrom, codeUntil } = row;
  return {
    ...{ name: name.en, scope, categoryId, productIds, forShopId, percent, discount, minimumSpend },
    ...{ validDays, startsAt, endsAt, issued, perPerson, channel, code, codeFrom, codeUntil },
  };
}

/** The columns of what an operator typed. */
export function platformColumnsOf({ shopId, channel, code, codeFrom, codeUntil, ...terms }: PlatformCouponTerms) {
  return {
    ...columnsOf(terms),
    ...{ forShopId: shopId, channel, code, codeFrom: dateOf(codeFrom), codeUntil: dateOf(codeUntil) },
  };
}
