import { and, count, eq } from 'drizzle-orm';
import type { RefusalReason } from '#contract/core/refusals.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isNotOver } from '#server/modules/coupons/offer-queries.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { isOf, type TermColumns } from './coupon-rows.ts';

export type CouponRow = typeof coupons.$inferSelect;

export type CouponAct = 'added' | 'changed' | 'stopped' | 'resumed';

/** Who bears a coupon and acts on it: a shop, or the platform. What they may name in it, and where their acts are written down. */
export type CouponOwner = {
  /** Null: the platform. */
  shopId: number | null;
  accountId: number | null;
  /** How many they can offer at a time. */
  offered: { max: number; refusal: RefusalReason };
  /** Refuses what they may not name in it. `before` is the coupon that is changed. */
  assertTargets(tx: Transaction, columns: TermColumns, before: CouponRow | null): Promise<void>;
  /** Writes down what they did. */
  log: Record<CouponAct, (tx: Transaction, states: LoggedStates) => Promise<void>>;
};

/** The coupon before and after, as far as there is one. */
export type LoggedStates = { before?: CouponRow; after?: TermColumns };

/** Refuses another coupon on offer when its owner has as many as they may. Others wait until it is on offer or refused. */
export async function assertRoomForOffer(tx: Transaction, { shopId, offered }: CouponOwner): Promise<void> {
  await takeLock(tx, locks.couponOffers, shopId ?? 0);
  const [now] = await tx
    .select({ total: count() })
    .from(coupons)
    .where(and(isOf(shopId), eq(coupons.isOpen, true), isNotOver));
  if ((now?.total ?? 0) >= offered.max) throw new Refusal(offered.refusal);
}
