import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { activities, activityProducts, flashTerms } from '#server/modules/catalogue/tables.ts';

export type NewActivity = {
  activity: Omit<typeof activities.$inferInsert, 'id'>;
  products: readonly Omit<typeof activityProducts.$inferInsert, 'activityId' | 'position'>[];
  /** Of a flash sale for which shops sign up products. */
  terms?: Omit<typeof flashTerms.$inferInsert, 'activityId'>;
};

/** Opens activities with their products and returns their ids in the given order. */
export async function openActivities(tx: Transaction, wanted: readonly NewActivity[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { activity, products, terms } of wanted) {
    const [row] = await tx.insert(activities).values(activity).returning({ id: activities.id });
    if (!row) continue;
    ids.push(row.id);
    if (terms) await tx.insert(flashTerms).values({ ...terms, activityId: row.id });
    if (products.length === 0) continue;
    await tx
      .insert(activityProducts)
      .values(products.map((product, position) => ({ ...product, activityId: row.id, position })));
  }
  await invalidateCache(tx, 'activities');
  return ids;
}
