import { type Transaction, transaction } from '#server/database/connection.ts';
import { issueCoupons } from '#server/modules/coupons/issue-coupons.ts';
import { savedNow } from '#server/modules/shops/index.ts';
import { assertRoomForOffer, type CouponOwner } from './coupon-owner.ts';
import type { TermColumns } from './coupon-rows.ts';
import { assertEndsLater } from './ends-later.ts';

/** Adds a coupon of its owner, which can be received at once. */
export function addCoupon(owner: CouponOwner, columns: TermColumns): Promise<{ id: number }> {
  return transaction((tx) => writeCoupon(tx, owner, columns));
}

/** The same as a part of something else. */
export async function writeCoupon(tx: Transaction, owner: CouponOwner, columns: TermColumns): Promise<{ id: number }> {
  await owner.assertTargets(tx, columns, null);
  await assertEndsLater(tx, columns.endsAt);
  await assertRoomForOffer(tx, owner);
  const [id] = await issueCoupons(tx, [{ ...columns, shopId: owner.shopId, ...savedNow(owner.accountId) }]);
  if (id === undefined) throw new Error('Adding a coupon returned no id');
  await owner.log.added(tx, { after: columns });
  return { id };
}
