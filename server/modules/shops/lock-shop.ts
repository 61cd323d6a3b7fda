import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { shops } from './tables.ts';

/** Locks a shop until the transaction ends, so that those wait for each other who change the same list of it, and do not pass a limit together. */
export async function lockShop(tx: Transaction, shopId: number): Promise<void> {
  await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for('no key update');
}
