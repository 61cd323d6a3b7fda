import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orderIdsOf } from '#server/modules/orders/reads/order-id-queries.ts';
import { addressChanges, checkoutDrafts, orders } from '#server/modules/orders/tables.ts';

/** What is left of an address when nobody may be known by it: the country, in which tax was due. */
const withoutPerson = { realName: '–', email: '', phone: '0000', detail: '–', postCode: '–' };
const stripped = (address: unknown) => sql`${address} || ${JSON.stringify(withoutPerson)}::jsonb`;

/** Takes names, contacts and addresses out of all orders of an account, which stay with their amounts. */
export async function forgetBuyer(tx: Transaction, accountId: number): Promise<void> {
  await tx
    .update(addressChanges)
    .set({ address: stripped(addressChanges.address) })
    .where(inArray(addressChanges.orderId, orderIdsOf(tx, accountId)));
  await tx
    .update(orders)
    .set({ address: stripped(orders.address), note: '' })
    .where(inArray(orders.id, orderIdsOf(tx, accountId)));
  await tx
    .delete(checkoutDrafts)
    .where(and(eq(checkoutDrafts.accountId, accountId), isNull(checkoutDrafts.paymentNumber)));
}
