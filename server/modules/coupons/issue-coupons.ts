import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { couponsTurned } from './events.ts';
import { coupons } from './tables.ts';

export type NewCoupon = Omit<typeof coupons.$inferInsert, 'id' | 'claimed' | 'createdAt'>;

/** Issues coupons that shoppers may receive, and returns their ids in the given order. */
export async function issueCoupons(tx: Transaction, wanted: readonly NewCoupon[]): Promise<number[]> {
  const rows = await tx
    .insert(coupons)
    .values([...wanted])
    .returning({ id: coupons.id });
  const ids = rows.map((row) => row.id);
  await invalidateCache(tx, 'coupons');
  await publishIds(tx, couponsTurned, ids);
  return ids;
}
