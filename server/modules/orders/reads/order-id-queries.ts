import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Asker } from '#server/database/connection.ts';
import { orders } from '#server/modules/orders/tables.ts';

/** The ids of all orders of an account: those that it shows and those that it has removed from its list have an index each. */
export function orderIdsOf(asker: Asker, accountId: number) {
  const shown = asker
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNull(orders.hiddenAt)));
  const hidden = asker
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNotNull(orders.hiddenAt)));
  return shown.unionAll(hidden);
}
