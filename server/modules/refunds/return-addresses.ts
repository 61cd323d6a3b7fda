import { and, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/refunds/merchant-returns.ts';
import { returnAddressesMax } from '#contract/refunds/merchant-returns.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import { findReturnAddress, findShopContact } from '#server/modules/refunds/reads/return-address-queries.ts';
import { assertUnchanged, logAct, savedNow, setAside, takeBack } from '#server/modules/shops/index.ts';
import type { RefundRow } from './queries.ts';
import { refunds, returnAddresses } from './tables.ts';

/** Adds a return address. The first one of a shop is its default. */
export function addReturnAddress(
  actor: Actor,
  address: z.output<typeof contract.addReturnAddress.input>,
): Promise<{ id: number }> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const isDefault = await isFirst(tx, shopId);
    const [added] = await refuseSecondFirst(
      tx
        .insert(returnAddresses)
        .values({ shopId, ...address, isDefault, ...savedNow(actor.accountId) })
        .returning({ id: returnAddresses.id }),
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
    await assertUnchanged(tx, before, version);
    await tx
      .update(returnAddresses)
      .set({ ...address, version: version + 1, ...savedNow(actor.accountId) })
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

type RemovedAddress = Pick<typeof returnAddresses.$inferSelect, 'name' | 'phone' | 'address' | 'version'>;

/** Deletes a return address; the default one only when it is the last. It can come back for a while. */
export function deleteReturnAddress(actor: Actor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const book = await lockBook(tx, actor.shopId);
    const chosen = book.find((one) => one.id === id);
    if (!chosen) throw new Refusal('return_address_not_found');
    if (chosen.isDefault && book.length > 1) throw new Refusal('return_address_is_default');
    const { name, phone, address, version } = chosen;
    const removed: RemovedAddress = { name, phone, address, version };
    await setAside(tx, { shopId: actor.shopId, kind: 'return_address', id }, removed);
    await tx.delete(returnAddresses).where(eq(returnAddresses.id, id));
    await logAct(tx, actor, 'return_address_deleted', name);
    return null;
  });
}

/** Brings a deleted return address back under its id. The only one of a shop is its default; one that is there stays. */
export function restoreReturnAddress(actor: Actor, id: number): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const removed = await takeBack<RemovedAddress>(tx, { shopId, kind: 'return_address', id });
    if (!removed) {
      if (await findReturnAddress(tx, shopId, id)) return null;
      throw new Refusal('return_address_not_found');
    }
    const isDefault = await isFirst(tx, shopId);
    await refuseSecondFirst(
      tx
        .insert(returnAddresses)
        .overridingSystemValue()
        .values({ id, shopId, ...removed, isDefault, ...savedNow(actor.accountId) }),
    );
    await logAct(tx, actor, 'return_address_restored', removed.name);
    return null;
  });
}

/** Whether one more address would be the shop's first. Refused when there is no room for it. */
async function isFirst(tx: Transaction, shopId: number): Promise<boolean> {
  const [written] = await tx.select({ total: count() }).from(returnAddresses).where(eq(returnAddresses.shopId, shopId));
  const total = written?.total ?? 0;
  if (total >= returnAddressesMax) throw new Refusal('too_many_return_addresses');
  return total === 0;
}

/** Two added the first one at once. */
function refuseSecondFirst<Result>(change: PromiseLike<Result>): Promise<Result> {
  return refuseViolation(change, { return_addresses_default: 'changed_meanwhile' });
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
