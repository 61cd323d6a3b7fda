import type { Transaction } from '#server/database/connection.ts';
import { announceIds } from '#server/database/events.ts';
import { announcePageChange } from '#server/database/page-changes.ts';
import { couponsTurned } from './events.ts';
import { coupons } from './tables.ts';

export type NewCoupon = Omit<typeof coupons.$inferInsert, 'id' | 'claimed' | 'createdAt'>;

/** Issues coupons that shoppers may receive, and gives their ids, in the order in which they were given. */
export async function issueCoupons(tx: Transaction, wanted: readonly NewCoupon[]): Promise<number[]> {
  const rows = await tx
    .insert(coupons)
    .values([...wanted])
    .returning({ id: coupons.id });
  const ids = rows.map((row) => row.id);
  await announcePageChange(tx, 'coupons');
  await announceIds(tx, couponsTurned, ids);
  return ids;
}
