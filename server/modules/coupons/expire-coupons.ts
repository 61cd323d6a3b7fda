import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { couponsTurned } from './events.ts';
import { coupons, receivedCoupons } from './tables.ts';

const atOnce = 1_000;

/** Writes down which coupons are over. Nobody waits for it: whoever spends or lists a coupon asks the clock as well. */
export async function expireCoupons(): Promise<void> {
  await closeEndedOffers();
  while ((await expireSome()) === atOnce);
}

/** Takes what has ended off the pages that are kept for everybody. */
async function closeEndedOffers(): Promise<void> {
  await transaction(async (tx) => {
    const closed = await tx
      .update(coupons)
      .set({ isOpen: false })
      .where(and(eq(coupons.isOpen, true), lte(coupons.endsAt, mallNow)))
      .returning({ id: coupons.id });
    if (closed.length === 0) return;
    await invalidateCache(tx, 'coupons');
    await publishIds(
      tx,
      couponsTurned,
      closed.map(({ id }) => id),
    );
  });
}

async function expireSome(): Promise<number> {
  return transaction(async (tx) => {
    // What an order is using at this moment is left to it; the next run finds what it leaves.
    const over = tx
      .select({ id: receivedCoupons.id })
      .from(receivedCoupons)
      .where(and(eq(receivedCoupons.state, 'received'), lte(receivedCoupons.endsAt, mallNow)))
      .orderBy(asc(receivedCoupons.endsAt))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const expired = await tx
      .update(receivedCoupons)
      .set({ state: 'expired' })
      .where(and(sql`${receivedCoupons.id} = any(array(${over}))`, eq(receivedCoupons.state, 'received')))
      .returning({ id: receivedCoupons.id });
    return expired.length;
  });
}
