import { and, count, desc, eq } from 'drizzle-orm';
import type { Paging } from '#contract/core/values.ts';
import type { Address } from '#contract/identity/shopper-addresses.ts';
import { addressesMax } from '#contract/identity/shopper-addresses.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { addresses } from '#server/modules/identity/tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** The columns of an address that the contract shows. */
export const addressColumns = {
  id: addresses.id,
  realName: addresses.realName,
  email: addresses.email,
  countryCode: addresses.countryCode,
  phone: addresses.phone,
  country: addresses.country,
  detail: addresses.detail,
  postCode: addresses.postCode,
  isDefault: addresses.isDefault,
};

const defaultThenNewest = [desc(addresses.isDefault), desc(addresses.id)];

export function listAddressesOf(accountId: number): Promise<Address[]> {
  return database()
    .select(addressColumns)
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(...defaultThenNewest)
    .limit(addressesMax);
}

export async function pageAddressesOf(accountId: number, { page, limit }: Paging) {
  const isTheirs = eq(addresses.accountId, accountId);
  const [list, [counted]] = await Promise.all([
    database()
      .select(addressColumns)
      .from(addresses)
      .where(isTheirs)
      .orderBy(...defaultThenNewest)
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(addresses).where(isTheirs),
  ]);
  return { list, total: counted?.total ?? 0, page, limit };
}

/** One of the account's addresses; null when it belongs to another account or does not exist. */
export async function findAddress(reader: Reader, accountId: number, id: number): Promise<Address | null> {
  const [address] = await reader
    .select(addressColumns)
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), eq(addresses.id, id)));
  return address ?? null;
}

export async function findDefaultAddress(reader: Reader, accountId: number): Promise<Address | null> {
  const [address] = await reader
    .select(addressColumns)
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), eq(addresses.isDefault, true)));
  return address ?? null;
}
