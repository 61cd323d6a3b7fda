import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { couponOffersChanged } from './events.ts';
import { isNotOver } from './offer-queries.ts';
import { datesOf } from './receive-coupon.ts';
import { coupons, receivedCoupons } from './tables.ts';

const isGivable = and(isNull(coupons.shopId), eq(coupons.isOpen, true), isNotOver);

/** A coupon of the platform that can be given to people now. */
export async function getGivableCoupon(tx: Transaction, couponId: number) {
  const [coupon] = await tx
    .select({ name: coupons.name, isGivable: sql<boolean>`${isGivable} and ${coupons.claimed} < ${coupons.issued}` })
    .from(coupons)
    .where(and(isNull(coupons.shopId), eq(coupons.id, couponId)));
  if (!coupon) throw new Refusal('coupon_not_found');
  if (!coupon.isGivable) throw new Refusal('coupon_gone');
  return coupon;
}

/**
 * Gives one more copy of a coupon of the platform to each of these accounts, as long as there are any and they may have another
 * one. Returns who has got it.
 */
export async function giveCopies(tx: Transaction, couponId: number, accountIds: readonly number[]): Promise<number[]> {
  if (accountIds.length === 0) return [];
  // Locked, so that nobody else takes the copies that are counted here.
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, couponId), isGivable))
    .for('update');
  if (!coupon) return [];
  const held = await tx
    .select({ accountId: receivedCoupons.accountId, copies: count() })
    .from(receivedCoupons)
    .where(and(eq(receivedCoupons.couponId, couponId), inArray(receivedCoupons.accountId, [...accountIds])))
    .groupBy(receivedCoupons.accountId);
  const copiesOf = new Map(held.map(({ accountId, copies }) => [accountId, copies]));
  const left = coupon.issued - coupon.claimed;
  const given = accountIds.filter((id) => (copiesOf.get(id) ?? 0) < coupon.perPerson).slice(0, left);
  if (given.length === 0) return [];
  await tx.insert(receivedCoupons).values(
    given.map((accountId) => ({
      ...{ couponId, accountId, number: (copiesOf.get(accountId) ?? 0) + 1, receivedAt: mallNow },
      ...datesOf(coupon),
    })),
  );
  await tx
    .update(coupons)
    .set({ claimed: sql`${coupons.claimed} + ${given.length}` })
    .where(eq(coupons.id, couponId));
  if (given.length === left) {
    await invalidateCache(tx, 'coupons');
    await publishIds(tx, couponOffersChanged, [couponId]);
  }
  return given;
}
