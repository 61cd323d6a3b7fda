import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { Adopted } from '#server/modules/identity/index.ts';
import { orderIdsOf } from '#server/modules/orders/reads/order-id-queries.ts';
import { orders } from '#server/modules/orders/tables.ts';

/** Gives visitors' orders to the accounts they belong to. */
export async function adoptOrders(tx: Transaction, adopted: readonly Adopted[]): Promise<void> {
  const visitorIds = adopted.map(({ visitorId }) => visitorId);
  // In the order of ids, as orders of one payment or of one shop are locked: an update alone takes them as they lie on the disk.
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, orderIdsOf(tx, ...visitorIds)))
    .orderBy(asc(orders.id))
    .for('no key update');
  for (const { visitorId, ownerId: accountId } of adopted)
    await tx
      .update(orders)
      .set({ accountId })
      .where(inArray(orders.id, orderIdsOf(tx, visitorId)));
}
