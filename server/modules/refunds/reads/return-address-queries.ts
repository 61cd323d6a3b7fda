import { and, asc, eq } from 'drizzle-orm';
import type { ReturnAddress } from '#contract/refunds/merchant-returns.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { returnAddresses } from '#server/modules/refunds/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** The return address of a shop by its id, or its default one. */
export async function findReturnAddress(reader: Reader, shopId: number, id: number | null) {
  const which = id === null ? eq(returnAddresses.isDefault, true) : eq(returnAddresses.id, id);
  const [found] = await reader
    .select()
    .from(returnAddresses)
    .where(and(eq(returnAddresses.shopId, shopId), which));
  return found ?? null;
}

/** All of them, the default one first. */
export function listReturnAddresses(shopId: number): Promise<ReturnAddress[]> {
  const { id, name, phone, address, isDefault, version } = returnAddresses;
  return database()
    .select({ id, name, phone, address, isDefault, version, ...lastSavedColumns(returnAddresses) })
    .from(returnAddresses)
    .where(eq(returnAddresses.shopId, shopId))
    .orderBy(highestFirst(returnAddresses.isDefault), asc(returnAddresses.id));
}

export async function findShopContact(reader: Reader, shopId: number): Promise<{ phone: string; address: string }> {
  const [shop] = await reader
    .select({ phone: shops.phone, address: shops.address })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!shop) throw new Error(`Shop ${shopId} does not exist`);
  return shop;
}
