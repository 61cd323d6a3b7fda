import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orders } from '#server/modules/orders/tables.ts';

/** Gives a visitor's orders to the account they belong to. */
export async function adoptOrders(tx: Transaction, visitorId: number, ownerId: number): Promise<void> {
  await tx.update(orders).set({ accountId: ownerId }).where(eq(orders.accountId, visitorId));
}
