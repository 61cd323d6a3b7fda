import { and, eq, inArray } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { productAlerts } from '#server/modules/catalogue/tables.ts';

/** Removes alerts of an account and returns how many of them were its own. */
export async function cancelAlerts(accountId: number, ids: readonly number[]): Promise<number> {
  const cancelled = await transaction((tx) =>
    tx
      .delete(productAlerts)
      .where(and(eq(productAlerts.accountId, accountId), inArray(productAlerts.id, [...ids])))
      .returning({ id: productAlerts.id }),
  );
  return cancelled.length;
}
