import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isSpendable } from './own-queries.ts';
import { receivedCoupons } from './tables.ts';

/** Spends someone's coupons on a payment, all of them or none: each that is theirs, has begun and is not over, once. */
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
  // Locked in the order of their ids, so that two orders that want the same two wait for each other in one direction.
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

/** Holds one coupon until the transaction ends: whoever decides whether it goes back decides alone. */
export async function holdCoupon(tx: Transaction, receivedId: number): Promise<void> {
  await tx
    .select({ id: receivedCoupons.id })
    .from(receivedCoupons)
    .where(eq(receivedCoupons.id, receivedId))
    .for('no key update');
}

/**
 * Gives back the coupons of a payment that came to nothing, once; or only these of them. What has ended meanwhile comes back
 * as expired.
 */
export async function giveBackCoupons(
  tx: Transaction,
  paymentNumber: string,
  receivedIds?: readonly number[],
): Promise<void> {
  await tx
    .update(receivedCoupons)
    .set({
      state: sql`case when ${receivedCoupons.endsAt} > ${mallNow} then 'received' else 'expired' end`,
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
