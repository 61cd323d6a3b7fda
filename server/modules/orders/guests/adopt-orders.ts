import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orders } from '#server/modules/orders/tables.ts';

/** Gives the orders of a visitor to the account that they belong to. */
export async function adoptOrders(tx: Transaction, visitorId: number, ownerId: number): Promise<void> {
  await tx.update(orders).set({ accountId: ownerId }).where(eq(orders.accountId, visitorId));
}
