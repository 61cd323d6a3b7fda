import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { couponOffersChanged } from './events.ts';
import { coupons, receivedCoupons } from './tables.ts';

const batchSize = 1_000;

/** The end of a copy follows that of its coupon a little later, see `extendCopies`: it is not over then. */
const isExtended = sql`exists (
  select from ${coupons} c where c.id = ${receivedCoupons.couponId} and c.ends_at > ${mallNow})`;

/** Marks coupons that are over. Nothing depends on it: spending and listing coupons check the clock as well. */
export async function expireCoupons(): Promise<void> {
  await closeEndedOffers();
  while ((await expireSome()) === batchSize);
}

/** Closes offers that have ended, and drops cached pages that show them. */
async function closeEndedOffers(): Promise<void> {
  await transaction(async (tx) => {
    // Locked in the order of ids, as when those of a visitor go to an account.
    const over = tx
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.isOpen, true), lte(coupons.endsAt, mallNow)))
      .orderBy(asc(coupons.id))
      .for('no key update');
    const closed = await tx
      .update(coupons)
      .set({ isOpen: false })
      .where(inArray(coupons.id, over))
      .returning({ id: coupons.id });
    if (closed.length === 0) return;
    await invalidateCache(tx, 'coupons');
    await publishIds(
      tx,
      couponOffersChanged,
      closed.map(({ id }) => id),
    );
  });
}

async function expireSome(): Promise<number> {
  return transaction(async (tx) => {
    // Coupons that an order is using right now are left out; the next run finds them.
    const over = tx
      .select({ id: receivedCoupons.id })
      .from(receivedCoupons)
      .where(and(eq(receivedCoupons.state, 'received'), lte(receivedCoupons.endsAt, mallNow), not(isExtended)))
      .orderBy(asc(receivedCoupons.endsAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const expired = await tx
      .update(receivedCoupons)
      .set({ state: 'expired' })
      .where(and(sql`${receivedCoupons.id} = any(array(${over}))`, eq(receivedCoupons.state, 'received')))
      .returning({ id: receivedCoupons.id });
    return expired.length;
  });
}
