import { and, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/refunds/merchant-returns.ts';
import { returnAddressesMax } from '#contract/refunds/merchant-returns.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import { findReturnAddress, findShopContact } from '#server/modules/refunds/reads/return-address-queries.ts';
import { logAct } from '#server/modules/shops/index.ts';
import type { RefundRow } from './queries.ts';
import { refunds, returnAddresses } from './tables.ts';

/** Adds a return address. The first one of a shop is its default. */
export function addReturnAddress(
  actor: Actor,
  address: z.output<typeof contract.addReturnAddress.input>,
): Promise<{ id: number }> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const [written] = await tx
      .select({ total: count() })
      .from(returnAddresses)
      .where(eq(returnAddresses.shopId, shopId));
    const total = written?.total ?? 0;
    if (total >= returnAddressesMax) throw new Refusal('too_many_return_addresses');
    const [added] = await refuseViolation(
      tx
        .insert(returnAddresses)
        .values({ shopId, ...address, isDefault: total === 0 })
        .returning({ id: returnAddresses.id }),
      { return_addresses_default: 'changed_meanwhile' }, // two added the first one at once
    );
    if (!added) throw new Error('Adding a return address returned no row');
    await logAct(tx, actor, 'return_address_added', address.name);
    return added;
  });
}

/** Changes a return address, unless it was changed since `version`. */
export function editReturnAddress(
  actor: Actor,
  { id, version, ...address }: z.output<typeof contract.editReturnAddress.input>,
): Promise<null> {
  return transaction(async (tx) => {
    const before = (await lockBook(tx, actor.shopId)).find((one) => one.id === id);
    if (!before) throw new Refusal('return_address_not_found');
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    await tx
      .update(returnAddresses)
      .set({ ...address, version: version + 1 })
      .where(eq(returnAddresses.id, id));
    await logAct(tx, actor, 'return_address_changed', address.name);
    return null;
  });
}

/** Makes a return address the default one. */
export function setDefaultReturnAddress(actor: Actor, id: number): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const chosen = (await lockBook(tx, shopId)).find((one) => one.id === id);
    if (!chosen) throw new Refusal('return_address_not_found');
    if (chosen.isDefault) return null;
    await tx
      .update(returnAddresses)
      .set({ isDefault: false })
      .where(and(eq(returnAddresses.shopId, shopId), eq(returnAddresses.isDefault, true)));
    await tx.update(returnAddresses).set({ isDefault: true }).where(eq(returnAddresses.id, id));
    await logAct(tx, actor, 'return_address_default_set', chosen.name);
    return null;
  });
}

/** Deletes a return address; the default one only when it is the last. */
export function deleteReturnAddress(actor: Actor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const book = await lockBook(tx, actor.shopId);
    const chosen = book.find((one) => one.id === id);
    if (!chosen) throw new Refusal('return_address_not_found');
    if (chosen.isDefault && book.length > 1) throw new Refusal('return_address_is_default');
    await tx.delete(returnAddresses).where(eq(returnAddresses.id, id));
    await logAct(tx, actor, 'return_address_deleted', chosen.name);
    return null;
  });
}

/**
 * Writes the chosen address into a refund, or the default one, or, without any, where the shop itself is: what the shop changes
 * later does not move a parcel's destination.
 */
export async function copyReturnAddress(
  tx: Transaction,
  { id, shopId }: Pick<RefundRow, 'id' | 'shopId'>,
  addressId: number | null,
): Promise<void> {
  const found = await findReturnAddress(tx, shopId, addressId);
  if (!found && addressId !== null) throw new Refusal('return_address_not_found');
  const { name, phone, address } = found ?? { name: '', ...(await findShopContact(tx, shopId)) };
  await tx
    .update(refunds)
    .set({ returnName: name, returnPhone: phone, returnAddress: address })
    .where(eq(refunds.id, id));
}

/** All addresses of a shop, locked in the order of their ids: two changes at once must not leave two defaults, or none. */
function lockBook(tx: Transaction, shopId: number) {
  return tx
    .select()
    .from(returnAddresses)
    .where(eq(returnAddresses.shopId, shopId))
    .orderBy(returnAddresses.id)
    .for('update');
}
