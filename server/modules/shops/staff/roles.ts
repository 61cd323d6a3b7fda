import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ShopScope } from '#contract/core/call.ts';
import type * as contract from '#contract/shops/merchant-staff.ts';
import { type Role, rolesMax } from '#contract/shops/merchant-staff.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { actorOf, type Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import type { Membership } from '#server/http/session/membership.ts';
import { assertUnchanged, lastSavedColumns, savedNow } from '#server/modules/shops/last-saved-queries.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { setAside, takeBack } from '#server/modules/shops/removed-things.ts';
import { shopHandOvers, shopInvitations, shopRoles, shopStaff } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** The roles of a shop, or one of them. */
export function listRolesOf(shopId: number, id: number | null = null, reader: Reader = database()): Promise<Role[]> {
  return reader
    .select({
      id: shopRoles.id,
      name: shopRoles.name,
      scopes: shopRoles.scopes,
      staffCount: sql<number>`(select count(*)::int from ${shopStaff} where ${shopStaff.roleId} = ${shopRoles.id})`,
      version: shopRoles.version,
      ...lastSavedColumns(shopRoles),
    })
    .from(shopRoles)
    .where(and(eq(shopRoles.shopId, shopId), id === null ? undefined : eq(shopRoles.id, id)))
    .orderBy(asc(sql`lower(${shopRoles.name})`));
}

/** Refuses to give or take what someone may not do themselves: who hires must not become mightier by it. */
export function assertWithin({ isOwner, scopes }: Membership, wanted: readonly ShopScope[]): void {
  if (!isOwner && wanted.some((scope) => !scopes.includes(scope))) throw new Refusal('not_allowed');
}

/** A role of the shop, which stays as it is until the transaction ends. */
export async function lockRole(tx: Transaction, shopId: number, id: number) {
  const [role] = await tx
    .select()
    .from(shopRoles)
    .where(and(eq(shopRoles.shopId, shopId), eq(shopRoles.id, id)))
    .for('share');
  if (!role) throw new Refusal('role_not_found');
  return role;
}

export function addRole(
  caller: Caller<'merchant'>,
  { name, scopes }: z.output<typeof contract.addRole.input>,
): Promise<Role> {
  const { membership } = caller;
  assertWithin(membership, scopes);
  return transaction(async (tx) => {
    const { shopId } = membership;
    await assertRoom(tx, shopId);
    const row = { shopId, name, scopes, ...savedNow(caller.session.accountId) };
    const [added] = await refuseTakenName(tx.insert(shopRoles).values(row).returning({ id: shopRoles.id }));
    await logAct(tx, actorOf(caller), 'role_added', name);
    return getRole(tx, shopId, added?.id ?? 0);
  });
}

export function editRole(caller: Caller<'merchant'>, input: z.output<typeof contract.editRole.input>): Promise<Role> {
  const { id, version, name, scopes } = input;
  return transaction(async (tx) => {
    const { membership } = caller;
    const { shopId } = membership;
    const [before] = await tx
      .select()
      .from(shopRoles)
      .where(and(eq(shopRoles.shopId, shopId), eq(shopRoles.id, id)))
      .for('update');
    if (!before) throw new Refusal('role_not_found');
    assertWithin(membership, [...before.scopes, ...scopes]);
    await assertUnchanged(tx, before, version);
    const change = { name, scopes, version: version + 1, ...savedNow(caller.session.accountId) };
    await refuseTakenName(tx.update(shopRoles).set(change).where(eq(shopRoles.id, id)));
    await logAct(tx, actorOf(caller), 'role_changed', name);
    return getRole(tx, shopId, id);
  });
}

type RemovedRole = Pick<typeof shopRoles.$inferSelect, 'name' | 'scopes' | 'version'>;

/** Deletes a role that nobody has or is to have. It can come back for a while. */
export function deleteRole(caller: Caller<'merchant'>, id: number): Promise<null> {
  return transaction(async (tx) => {
    const { shopId } = caller.membership;
    const [role] = await tx
      .select()
      .from(shopRoles)
      .where(and(eq(shopRoles.shopId, shopId), eq(shopRoles.id, id)))
      .for('update');
    if (!role) throw new Refusal('role_not_found');
    assertWithin(caller.membership, role.scopes);
    const [invited] = await tx.select({ total: count() }).from(shopInvitations).where(eq(shopInvitations.roleId, id));
    const [offered] = await tx.select({ total: count() }).from(shopHandOvers).where(eq(shopHandOvers.roleId, id));
    if ((await staffWith(tx, id)) + (invited?.total ?? 0) + (offered?.total ?? 0) > 0) throw new Refusal('role_in_use');
    const { name, scopes, version } = role;
    const removed: RemovedRole = { name, scopes, version };
    await setAside(tx, { shopId, kind: 'role', id }, removed);
    await tx.delete(shopRoles).where(eq(shopRoles.id, id));
    await logAct(tx, actorOf(caller), 'role_deleted', name);
    return null;
  });
}

/** Brings a deleted role back under its id, unless another has its name by now. One that is there stays. */
export function restoreRole(caller: Caller<'merchant'>, id: number): Promise<null> {
  return transaction(async (tx) => {
    const { membership, session } = caller;
    const { shopId } = membership;
    const removed = await takeBack<RemovedRole>(tx, { shopId, kind: 'role', id });
    if (!removed) {
      await lockRole(tx, shopId, id);
      return null;
    }
    assertWithin(membership, removed.scopes);
    await assertRoom(tx, shopId);
    const row = { id, shopId, ...removed, ...savedNow(session.accountId) };
    await refuseTakenName(tx.insert(shopRoles).overridingSystemValue().values(row));
    await logAct(tx, actorOf(caller), 'role_restored', removed.name);
    return null;
  });
}

async function assertRoom(tx: Transaction, shopId: number): Promise<void> {
  const [written] = await tx.select({ total: count() }).from(shopRoles).where(eq(shopRoles.shopId, shopId));
  if ((written?.total ?? 0) >= rolesMax) throw new Refusal('too_many_roles');
}

async function staffWith(tx: Transaction, roleId: number): Promise<number> {
  const [having] = await tx.select({ total: count() }).from(shopStaff).where(eq(shopStaff.roleId, roleId));
  return having?.total ?? 0;
}

async function getRole(tx: Transaction, shopId: number, id: number): Promise<Role> {
  const [role] = await listRolesOf(shopId, id, tx);
  if (!role) throw new Error(`Role ${id} of shop ${shopId} was written and is not there`);
  return role;
}

function refuseTakenName<Result>(change: PromiseLike<Result>): Promise<Result> {
  return refuseViolation(change, { shop_roles_name: 'role_name_taken' });
}
