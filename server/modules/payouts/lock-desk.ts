import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { payoutSettings } from './tables.ts';

/**
 * How a shop wants to be paid, locked until the transaction ends: of requests and changes of the account each sees what the other
 * has done.
 */
export async function lockDesk(tx: Transaction, shopId: number): Promise<typeof payoutSettings.$inferSelect> {
  await tx.insert(payoutSettings).values({ shopId }).onConflictDoNothing();
  const [desk] = await tx.select().from(payoutSettings).where(eq(payoutSettings.shopId, shopId)).for('update');
  if (!desk) throw new Error(`Shop ${shopId} has no payout settings`);
  return desk;
}
