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
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { shopHandOvers, shopInvitations, shopRoles, shopStaff } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;

export function listRolesOf(shopId: number, reader: Reader = database()): Promise<Role[]> {
  return reader
    .select({
      id: shopRoles.id,
      name: shopRoles.name,
      scopes: shopRoles.scopes,
      staffCount: sql<number>`(select count(*)::int from ${shopStaff} where ${shopStaff.roleId} = ${shopRoles.id})`,
      version: shopRoles.version,
    })
    .from(shopRoles)
    .where(eq(shopRoles.shopId, shopId))
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
    const [written] = await tx.select({ total: count() }).from(shopRoles).where(eq(shopRoles.shopId, shopId));
    if ((written?.total ?? 0) >= rolesMax) throw new Refusal('too_many_roles');
    const [role] = await refuseTakenName(tx.insert(shopRoles).values({ shopId, name, scopes }).returning());
    await logAct(tx, actorOf(caller), 'role_added', name);
    return roleValue(role, 0);
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
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    const change = tx
      .update(shopRoles)
      .set({ name, scopes, version: version + 1 })
      .where(eq(shopRoles.id, id))
      .returning();
    const [role] = await refuseTakenName(change);
    await logAct(tx, actorOf(caller), 'role_changed', name);
    return roleValue(role, await staffWith(tx, id));
  });
}

export function deleteRole(caller: Caller<'merchant'>, id: number): Promise<null> {
  return transaction(async (tx) => {
    const [role] = await tx
      .select()
      .from(shopRoles)
      .where(and(eq(shopRoles.shopId, caller.membership.shopId), eq(shopRoles.id, id)))
      .for('update');
    if (!role) throw new Refusal('role_not_found');
    assertWithin(caller.membership, role.scopes);
    const [invited] = await tx.select({ total: count() }).from(shopInvitations).where(eq(shopInvitations.roleId, id));
    const [offered] = await tx.select({ total: count() }).from(shopHandOvers).where(eq(shopHandOvers.roleId, id));
    if ((await staffWith(tx, id)) + (invited?.total ?? 0) + (offered?.total ?? 0) > 0) throw new Refusal('role_in_use');
    await tx.delete(shopRoles).where(eq(shopRoles.id, id));
    await logAct(tx, actorOf(caller), 'role_deleted', role.name);
    return null;
  });
}

async function staffWith(tx: Transaction, roleId: number): Promise<number> {
  const [having] = await tx.select({ total: count() }).from(shopStaff).where(eq(shopStaff.roleId, roleId));
  return having?.total ?? 0;
}

function roleValue(role: typeof shopRoles.$inferSelect | undefined, staffCount: number): Role {
  if (!role) throw new Error('Writing a role returned no row');
  const { id, name, scopes, version } = role;
  return { id, name, scopes, version, staffCount };
}

function refuseTakenName<Result>(change: PromiseLike<Result>): Promise<Result> {
  return refuseViolation(change, { shop_roles_name: 'role_name_taken' });
}
