import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isSpendable } from './own-queries.ts';
import { coupons, receivedCoupons } from './tables.ts';

/** Spends an account's coupons on a payment, all of them or none: each must be theirs, started, not over and unspent. */
export async function spendCoupons(
  tx: Transaction,
  accountId: number,
  receivedIds: readonly number[],
  paymentNumber: string,
): Promise<void> {
  if (receivedIds.length === 0) return;
  const canBeSpent = and(
    eq(receivedCoupons.accountId, accountId),
    inArray(receivedCoupons.id, [...receivedIds]),
    isSpendable,
  );
  // Locked in the order of ids, so that two orders with the same coupons cannot deadlock.
  const locked = tx
    .select({ id: receivedCoupons.id })
    .from(receivedCoupons)
    .where(canBeSpent)
    .orderBy(asc(receivedCoupons.id))
    .for('no key update');
  const used = await tx
    .update(receivedCoupons)
    .set({ state: 'used', usedAt: mallNow, usedFor: paymentNumber })
    .where(and(inArray(receivedCoupons.id, locked), canBeSpent))
    .returning({ id: receivedCoupons.id });
  if (used.length !== new Set(receivedIds).size) throw new Refusal('coupon_gone');
}

/** Locks one coupon until the transaction ends, so that only one transaction decides whether it is returned. */
export async function lockCoupon(tx: Transaction, receivedId: number): Promise<void> {
  await tx
    .select({ id: receivedCoupons.id })
    .from(receivedCoupons)
    .where(eq(receivedCoupons.id, receivedId))
    .for('no key update');
}

/** When a copy ends: with its coupon, which may end later than `extendCopies` has written so far. */
const latestEnd = sql<Date>`greatest(${receivedCoupons.endsAt},
  (select c.ends_at from ${coupons} c where c.id = ${receivedCoupons.couponId}))`;

/**
 * Returns the coupons of a cancelled payment, or only these of them, once. A coupon that has ended meanwhile becomes
 * expired.
 */
export async function giveBackCoupons(
  tx: Transaction,
  paymentNumber: string,
  receivedIds?: readonly number[],
): Promise<void> {
  await tx
    .update(receivedCoupons)
    .set({
      state: sql`case when ${latestEnd} > ${mallNow} then 'received' else 'expired' end`,
      endsAt: latestEnd,
      usedAt: null,
      usedFor: null,
    })
    .where(
      and(
        eq(receivedCoupons.usedFor, paymentNumber),
        eq(receivedCoupons.state, 'used'),
        receivedIds && inArray(receivedCoupons.id, [...receivedIds]),
      ),
    );
}
