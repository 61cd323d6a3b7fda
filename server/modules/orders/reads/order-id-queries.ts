import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Asker } from '#server/database/connection.ts';
import { orders } from '#server/modules/orders/tables.ts';

/** The ids of all orders of accounts: those that they show and those that they have removed from their lists have an index each. */
export function orderIdsOf(asker: Asker, ...accountIds: readonly number[]) {
  const isTheirs = inArray(orders.accountId, accountIds);
  const shown = asker
    .select({ id: orders.id })
    .from(orders)
    .where(and(isTheirs, isNull(orders.hiddenAt)));
  const hidden = asker
    .select({ id: orders.id })
    .from(orders)
    .where(and(isTheirs, isNotNull(orders.hiddenAt)));
  return shown.unionAll(hidden);
}
