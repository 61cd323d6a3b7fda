import { and, count, eq } from 'drizzle-orm';
import { getCountryCallingCode } from 'libphonenumber-js/min';
import { isPostCodeOf } from '#contract/core/post-codes.ts';
import { type Address, type AddressInput, addressesMax } from '#contract/identity/shopper-addresses.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { addresses } from '#server/modules/identity/tables.ts';
import { assertCountry, readAddressPhone } from './address-phone.ts';
import { addressColumns } from './address-queries.ts';
import { clearDefault, lockAddresses } from './default-address.ts';

type Input = AddressInput & { id?: number | null | undefined };

/** Changes an address or, without an id, adds one. The first becomes the default and stays it until another does. */
export async function editAddress(accountId: number, { id, ...input }: Input): Promise<Address> {
  return transaction((tx) => (id ? changeAddress(tx, accountId, id, input) : addAddress(tx, accountId, input)));
}

function checked(input: AddressInput): AddressInput {
  assertCountry(input.country);
  if (!isPostCodeOf(input.country, input.postCode)) throw new Refusal('wrong_post_code');
  const countryCode = input.countryCode || `+${getCountryCallingCode(input.country)}`;
  return { ...input, countryCode, phone: readAddressPhone(countryCode, input.phone) };
}

async function changeAddress(tx: Transaction, accountId: number, id: number, wanted: AddressInput): Promise<Address> {
  const { isDefault, ...input } = checked(wanted);
  await lockAddresses(tx, accountId);
  if (isDefault) await clearDefault(tx, accountId, id);
  const [changed] = await tx
    .update(addresses)
    .set({ ...input, ...(isDefault && { isDefault }) })
    .where(and(eq(addresses.accountId, accountId), eq(addresses.id, id)))
    .returning(addressColumns);
  if (!changed) throw new Refusal('address_not_found');
  return changed;
}

/** Adds an address, up to the maximum. */
export async function addAddress(tx: Transaction, accountId: number, wanted: AddressInput): Promise<Address> {
  const input = checked(wanted);
  await lockAddresses(tx, accountId);
  const present = await countAddresses(tx, accountId);
  if (present >= addressesMax) throw new Refusal('too_many_addresses');
  if (input.isDefault) await clearDefault(tx, accountId);
  const [added] = await tx
    .insert(addresses)
    .values({ accountId, ...input, isDefault: input.isDefault || present === 0 })
    .returning(addressColumns);
  if (!added) throw new Error('Adding an address returned no row');
  return added;
}

async function countAddresses(tx: Transaction, accountId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(addresses).where(eq(addresses.accountId, accountId));
  return row?.count ?? 0;
}
