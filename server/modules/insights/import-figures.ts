import type { Transaction } from '#server/database/connection.ts';
import { markMallDay } from './count/count-mall-queries.ts';
import { insightFigures, insightProducts, orderSources } from './tables.ts';

export type NewFigures = typeof insightFigures.$inferInsert;
export type NewProductFigures = typeof insightProducts.$inferInsert;

const batchSize = 4_000; // PostgreSQL takes 65,535 parameters in one statement

/** Writes figures of past days that were counted elsewhere. */
export async function importFigures(
  tx: Transaction,
  { figures, products }: { figures: readonly NewFigures[]; products: readonly NewProductFigures[] },
): Promise<void> {
  for (let start = 0; start < figures.length; start += batchSize)
    await tx
      .insert(insightFigures)
      .values(figures.slice(start, start + batchSize))
      .onConflictDoNothing();
  const days = new Set(figures.map(({ day }) => day));
  for (const day of days) await markMallDay(tx, day);
  for (let start = 0; start < products.length; start += batchSize)
    await tx
      .insert(insightProducts)
      .values(products.slice(start, start + batchSize))
      .onConflictDoNothing();
}

/** Writes where the buyers of orders came from, as it was counted elsewhere. */
export async function importSources(
  tx: Transaction,
  sources: readonly (typeof orderSources.$inferInsert)[],
): Promise<void> {
  if (sources.length > 0)
    await tx
      .insert(orderSources)
      .values([...sources])
      .onConflictDoNothing();
}
