import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { takeLock } from '#server/database/advisory-lock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { addresses } from '#server/modules/identity/tables.ts';

/**
 * Makes changes of one account's addresses take turns: the number of addresses and the default depend on all of them, so two
 * changes at once would each decide without the other.
 */
export async function lockAddresses(tx: Transaction, accountId: number): Promise<void> {
  await takeLock(tx, locks.addresses, accountId);
}

/** Clears the default of all other addresses first, since the unique index allows only one. */
export async function clearDefault(tx: Transaction, accountId: number, exceptId = 0): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.accountId, accountId), eq(addresses.isDefault, true), ne(addresses.id, exceptId)));
}

/** Makes the newest address the default, if there is one. */
export async function makeNewestDefault(tx: Transaction, accountId: number): Promise<void> {
  const newest = tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(desc(addresses.id))
    .limit(1);
  await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(and(eq(addresses.accountId, accountId), eq(addresses.id, sql`(${newest})`)));
}
