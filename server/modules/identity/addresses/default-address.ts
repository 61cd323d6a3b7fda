import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { takeLock } from '#server/database/advisory-lock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { addresses } from '#server/modules/identity/tables.ts';

const addressesLock = 7_215_012;

/**
 * One of a person's changes to their addresses at a time. How many there are and which is the default is a matter of all
 * of them together, so two changes at once would each decide it without the other.
 */
export async function lockAddresses(tx: Transaction, accountId: number): Promise<void> {
  await takeLock(tx, addressesLock, accountId);
}

/** Leaves nobody's address but this the default: the place is free before it is taken, as the index demands. */
export async function clearDefault(tx: Transaction, accountId: number, exceptId = 0): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.accountId, accountId), eq(addresses.isDefault, true), ne(addresses.id, exceptId)));
}

/** Makes the newest address the default; nothing when there is none. */
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
