import type { SQL } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { withNewIds } from '#server/database/new-ids.ts';
import { couponOffersChanged } from './events.ts';
import { coupons } from './tables.ts';

export type NewCoupon = Omit<typeof coupons.$inferInsert, 'id' | 'claimed' | 'createdAt' | 'savedAt'> & {
  savedAt?: SQL<Date>;
};

/** Issues coupons that shoppers may receive, and returns their ids in the given order. */
export async function issueCoupons(tx: Transaction, wanted: readonly NewCoupon[]): Promise<number[]> {
  const rows = await withNewIds(tx, coupons, wanted);
  await tx.insert(coupons).overridingSystemValue().values(rows);
  const ids = rows.map(({ id }) => id);
  await invalidateCache(tx, 'coupons');
  await publishIds(tx, couponOffersChanged, ids);
  return ids;
}
