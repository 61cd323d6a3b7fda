import { takeLock } from '#server/database/advisory-lock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { markCoupons } from '#server/modules/catalogue/index.ts';
import { couponsTurned } from './events.ts';
import { findWrongMarks } from './mark-queries.ts';

const markingLock = 7_215_021;
const atOnce = 1_000;

/**
 * Makes products say whether a coupon of their own can be received, after these coupons have come or gone. Bears being told
 * twice and in any order, since it looks at the coupons themselves.
 */
export async function markProducts(tx: Transaction, couponIds: readonly number[]): Promise<void> {
  // One at a time: who looked before another coupon came must not write after who looked later.
  await takeLock(tx, markingLock);
  const wrong = await findWrongMarks(tx, couponIds, atOnce);
  for (const hasCoupon of [true, false])
    await markCoupons(
      tx,
      wrong.filter((mark) => mark.hasCoupon === hasCoupon).map(({ id }) => id),
      hasCoupon,
    );
  // A shop may have more products than one transaction should hold: the rest is told on.
  if (wrong.length === atOnce) await publishIds(tx, couponsTurned, couponIds);
}
