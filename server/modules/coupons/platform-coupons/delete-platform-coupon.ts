import { transaction } from '#server/database/connection.ts';
import { removeUnused } from '#server/modules/coupons/terms/remove-unused.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { loggedTerms } from './platform-owner.ts';

/** Deletes a coupon of the platform that nobody has received. */
export function deletePlatformCoupon(by: LoggedOperator, id: number): Promise<null> {
  return transaction(async (tx) => {
    const coupon = await removeUnused(tx, null, id);
    const subject = coupon.name.en;
    await logOperatorAct(tx, by, { act: 'platform_coupon_deleted', subject, before: loggedTerms(coupon) });
    return null;
  });
}
