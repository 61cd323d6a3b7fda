import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { countReceived } from './offer-queries.ts';
import { coupons, receivedCoupons } from './tables.ts';

/** Imports that someone received a coupon some days ago, and returns the id of their copy; null when none is left. */
export async function importReceived(
  tx: Transaction,
  accountId: number,
  couponId: number,
  daysAgo: number,
): Promise<number | null> {
  const [coupon] = await tx
    .update(coupons)
    .set({ claimed: sql`${coupons.claimed} + 1` })
    .where(and(eq(coupons.id, couponId), lt(coupons.claimed, coupons.issued)))
    .returning();
  if (!coupon) return null;
  const receivedAt = sql`${mallNow} - make_interval(days => ${daysAgo})`;
  const [received] = await tx
    .insert(receivedCoupons)
    .values({
      couponId,
      accountId,
      number: (await countReceived(tx, couponId, accountId)) + 1,
      receivedAt,
      startsAt: coupon.startsAt ?? receivedAt,
      endsAt: coupon.endsAt ?? sql`${receivedAt} + make_interval(days => ${coupon.validDays})`,
    })
    .returning({ id: receivedCoupons.id });
  return received?.id ?? null;
}
