import { asc, eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { orders } from '#server/modules/orders/tables.ts';

/** The numbers of the orders of one payment. */
export async function listOrderNumbers(paymentId: number): Promise<string[]> {
  const rows = await database()
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.paymentId, paymentId))
    .orderBy(asc(orders.id))
    .limit(50);
  return rows.map(({ number }) => number);
}
