import { count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { PlatformScope } from '#contract/core/call.ts';
import type * as contract from '#contract/operators/platform.ts';
import { type OperatorRole, operatorRolesMax } from '#contract/operators/platform.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import type { OperatorMembership } from '#server/http/session/membership.ts';
import { endInvitationsOf } from './end-invitations.ts';
import { lockOperators } from './lock-operators.ts';
import { logOperatorAct } from './log-operator-act.ts';
import { listRoles } from './role-queries.ts';
import { operatorInvitations, operatorRoles, operators } from './tables.ts';

/** Refuses to give or take what someone may not do themselves: who hires must not become mightier by it. */
export function assertWithin({ isAdministrator, scopes }: OperatorMembership, wanted: readonly PlatformScope[]): void {
  if (!isAdministrator && wanted.some((scope) => !scopes.includes(scope))) throw new Refusal('not_allowed');
}

/** A role, which stays as it is until the transaction ends. Only administrators may give the one that may do everything. */
export async function lockRole(tx: Transaction, membership: OperatorMembership, id: number | null) {
  if (id === null) {
    if (!membership.isAdministrator) throw new Refusal('not_allowed');
    return { name: null };
  }
  const [role] = await tx.select().from(operatorRoles).where(eq(operatorRoles.id, id)).for('share');
  if (!role) throw new Refusal('role_not_found');
  assertWithin(membership, role.scopes);
  return { name: role.name };
}

export function addRole(
  caller: Caller<'platform'>,
  { name, scopes }: z.output<typeof contract.addOperatorRole.input>,
): Promise<OperatorRole> {
  return transaction(async (tx) => {
    assertWithin(await lockOperators(tx, caller), scopes);
    const [written] = await tx.select({ total: count() }).from(operatorRoles);
    if ((written?.total ?? 0) >= operatorRolesMax) throw new Refusal('too_many_roles');
    const row = { name, scopes, savedBy: caller.session.accountId, savedAt: mallNow };
    const [added] = await refuseTakenName(tx.insert(operatorRoles).values(row).returning({ id: operatorRoles.id }));
    await logOperatorAct(tx, caller, { act: 'operator_role_added', subject: name, after: { name, scopes } });
    return getRole(tx, added?.id ?? 0);
  });
}

/** Changes a role. If it may do less then, invitations end that those who have it have sent. */
export function editRole(
  caller: Caller<'platform'>,
  { id, version, name, scopes }: z.output<typeof contract.editOperatorRole.input>,
): Promise<OperatorRole> {
  return transaction(async (tx) => {
    const membership = await lockOperators(tx, caller);
    const before = await lockRow(tx, id);
    assertWithin(membership, [...before.scopes, ...scopes]);
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    const change = { name, scopes, version: version + 1, savedBy: caller.session.accountId, savedAt: mallNow };
    await refuseTakenName(tx.update(operatorRoles).set(change).where(eq(operatorRoles.id, id)));
    if (before.scopes.some((scope) => !scopes.includes(scope))) {
      const having = await tx
        .select({ accountId: operators.accountId })
        .from(operators)
        .where(eq(operators.roleId, id));
      await endInvitationsOf(
        tx,
        caller,
        having.map(({ accountId }) => accountId),
      );
    }
    await logOperatorAct(tx, caller, {
      act: 'operator_role_edited',
      subject: name,
      before: { name: before.name, scopes: before.scopes },
      after: { name, scopes },
    });
    return getRole(tx, id);
  });
}

/** Deletes a role that nobody has or is to have. */
export function deleteRole(caller: Caller<'platform'>, id: number): Promise<null> {
  return transaction(async (tx) => {
    const membership = await lockOperators(tx, caller);
    const { name, scopes } = await lockRow(tx, id);
    assertWithin(membership, scopes);
    const [having] = await tx.select({ total: count() }).from(operators).where(eq(operators.roleId, id));
    const [invited] = await tx
      .select({ total: count() })
      .from(operatorInvitations)
      .where(eq(operatorInvitations.roleId, id));
    if ((having?.total ?? 0) + (invited?.total ?? 0) > 0) throw new Refusal('role_in_use');
    await tx.delete(operatorRoles).where(eq(operatorRoles.id, id));
    await logOperatorAct(tx, caller, { act: 'operator_role_deleted', subject: name, before: { name, scopes } });
    return null;
  });
}

async function lockRow(tx: Transaction, id: number) {
  const [role] = await tx.select().from(operatorRoles).where(eq(operatorRoles.id, id)).for('update');
  if (!role) throw new Refusal('role_not_found');
  return role;
}

async function getRole(tx: Transaction, id: number): Promise<OperatorRole> {
  const [role] = await listRoles(id, tx);
  if (!role) throw new Error(`Role ${id} of operators was written and is not there`);
  return role;
}

function refuseTakenName<Result>(change: PromiseLike<Result>): Promise<Result> {
  return refuseViolation(change, { operator_roles_name: 'role_name_taken' });
}
