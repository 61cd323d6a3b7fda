import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { dailySales } from '#server/modules/catalogue/tables.ts';

export type DaysSales = typeof dailySales.$inferInsert;

const batchSize = 5_000; // PostgreSQL takes 65,535 parameters in one statement

/** Adds sales of past days. */
export async function recordSales(tx: Transaction, sold: readonly DaysSales[]): Promise<void> {
  for (let start = 0; start < sold.length; start += batchSize) {
    await tx
      .insert(dailySales)
      .values(sold.slice(start, start + batchSize))
      .onConflictDoUpdate({
        target: [dailySales.day, dailySales.productId],
        set: { sold: sql`${dailySales.sold} + excluded.sold` },
      });
  }
}
