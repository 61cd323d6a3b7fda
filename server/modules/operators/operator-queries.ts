import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import { platformScopes } from '#contract/core/call.ts';
import type { listOperators } from '#contract/operators/platform.ts';
import { operatorsMax } from '#contract/operators/platform.ts';
import { type Asker, database, type Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { prepared } from '#server/database/statement.ts';
import type { OperatorMembership } from '#server/http/session/membership.ts';
import { accounts, secondFactors } from '#server/modules/identity/tables.ts';
import { operatorInvitations, operatorRoles, operators } from './tables.ts';

/** Runs with every call of an operator. */
const operatorOf = prepared((database) =>
  database
    .select({
      accountId: accounts.id,
      roleId: operatorRoles.id,
      roleName: operatorRoles.name,
      scopes: operatorRoles.scopes,
    })
    .from(accounts)
    .leftJoin(operators, eq(operators.accountId, accounts.id))
    .leftJoin(operatorRoles, eq(operatorRoles.id, operators.roleId))
    .where(and(eq(accounts.id, sql.placeholder('accountId')), eq(accounts.role, 'platform')))
    .prepare('operator'),
);

/** What an account may do for the platform; null when it does not work for it. */
export async function findOperator(accountId: number, asker: Asker = database()): Promise<OperatorMembership | null> {
  const [found] = await operatorOf(asker).execute({ accountId });
  if (!found) return null;
  const { roleName, scopes } = found;
  return scopes === null
    ? { isAdministrator: true, roleName: null, scopes: platformScopes }
    : { isAdministrator: false, roleName, scopes };
}

/** Who runs the mall, administrators first, and who is invited. */
export async function listAllOperators(): Promise<OutputOf<typeof listOperators>> {
  const [people, invitations] = await Promise.all([
    database()
      .select({
        accountId: accounts.id,
        nickname: accounts.nickname,
        email: accounts.email,
        hasSecondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
        roleId: operatorRoles.id,
        roleName: operatorRoles.name,
        joinedAt: sql`coalesce(${operators.joinedAt}, ${accounts.createdAt})`.mapWith(accounts.createdAt),
      })
      .from(accounts)
      .leftJoin(operators, eq(operators.accountId, accounts.id))
      .leftJoin(operatorRoles, eq(operatorRoles.id, operators.roleId))
      .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
      .where(and(eq(accounts.role, 'platform'), isNull(accounts.disabledAt)))
      .orderBy(desc(isNull(operators.roleId)), asc(sql`lower(${accounts.nickname})`), asc(accounts.id))
      .limit(operatorsMax),
    database()
      .select({
        id: operatorInvitations.id,
        email: sql<string>`coalesce(${operatorInvitations.email}, '')`,
        roleId: operatorRoles.id,
        roleName: operatorRoles.name,
        invitedAt: operatorInvitations.invitedAt,
        endsAt: operatorInvitations.endsAt,
      })
      .from(operatorInvitations)
      .leftJoin(operatorRoles, eq(operatorRoles.id, operatorInvitations.roleId))
      .where(and(gt(operatorInvitations.endsAt, mallNow), sql`${operatorInvitations.email} is not null`))
      .orderBy(asc(operatorInvitations.invitedAt), asc(operatorInvitations.id))
      .limit(operatorsMax),
  ]);
  return {
    operators: people.map((person) => ({ ...person, joinedAt: person.joinedAt.toISOString() })),
    invitations: invitations.map((invitation) => ({
      ...invitation,
      invitedAt: invitation.invitedAt.toISOString(),
      endsAt: invitation.endsAt.toISOString(),
    })),
  };
}

/** An operator with their role, who stays as they are until the transaction ends. */
export async function lockOperator(tx: Transaction, accountId: number) {
  const [account] = await tx
    .select({ nickname: accounts.nickname, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.role, 'platform')))
    .for('update');
  if (!account) return null;
  const [operator] = await tx
    .select({ roleName: operatorRoles.name, scopes: operatorRoles.scopes })
    .from(operators)
    .innerJoin(operatorRoles, eq(operatorRoles.id, operators.roleId))
    .where(eq(operators.accountId, accountId));
  return {
    ...account,
    isAdministrator: operator === undefined,
    roleName: operator?.roleName ?? null,
    scopes: operator?.scopes ?? platformScopes,
  };
}
