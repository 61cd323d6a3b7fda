import { takeLock } from '#server/database/advisory-lock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { locks } from '#server/database/locks.ts';
import { markCoupons } from '#server/modules/catalogue/index.ts';
import { couponOffersChanged, shopOffersChanged } from './events.ts';
import { findWrongMarks, findWrongMarksAmong, findWrongMarksOfShops } from './mark-queries.ts';

const batchSize = 1_000;

/**
 * Updates the coupon terms of products after these coupons have opened or closed. May be called twice and in any order, since
 * it reads the coupons themselves.
 */
export async function markProducts(tx: Transaction, couponIds: readonly number[]): Promise<void> {
  // One at a time: a transaction that read older coupons must not write after one that read newer ones.
  await takeLock(tx, locks.couponMarks);
  const wrong = await findWrongMarks(tx, couponIds, batchSize);
  await markCoupons(tx, wrong);
  // A shop may have more products than one transaction should lock: the rest follows with another event.
  if (wrong.length === batchSize) await publishIds(tx, couponOffersChanged, couponIds);
}

/** Updates the coupon terms of all products of these shops, since a coupon that covered some of them covers them no longer. */
export async function markShops(tx: Transaction, shopIds: readonly number[]): Promise<void> {
  await takeLock(tx, locks.couponMarks);
  const wrong = await findWrongMarksOfShops(tx, shopIds, batchSize);
  await markCoupons(tx, wrong);
  if (wrong.length === batchSize) await publishIds(tx, shopOffersChanged, shopIds);
}

/** Updates the coupon terms of these products, whose price may have changed: another coupon may now be the best. */
export async function remarkProducts(tx: Transaction, productIds: readonly number[]): Promise<void> {
  await takeLock(tx, locks.couponMarks);
  await markCoupons(tx, await findWrongMarksAmong(tx, productIds));
}
