import type { Transaction } from '#server/database/connection.ts';
import { coupons } from './tables.ts';

export type NewCoupon = Omit<typeof coupons.$inferInsert, 'id' | 'claimed' | 'createdAt'>;

/** Issues coupons that shoppers may receive. */
export async function issueCoupons(tx: Transaction, wanted: readonly NewCoupon[]): Promise<void> {
  await tx.insert(coupons).values([...wanted]);
}
