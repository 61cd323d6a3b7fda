import { asc, eq, sql } from 'drizzle-orm';
import type { OperatorRole } from '#contract/operators/platform.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { operatorRoles, operators } from './tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** All roles, or one of them. */
export async function listRoles(id: number | null = null, reader: Reader = database()): Promise<OperatorRole[]> {
  const roles = await reader
    .select({
      id: operatorRoles.id,
      name: operatorRoles.name,
      scopes: operatorRoles.scopes,
      operatorCount: sql<number>`(select count(*)::int from ${operators} where ${operators.roleId} = ${operatorRoles.id})`,
      version: operatorRoles.version,
      savedBy: sql<string>`coalesce(${accounts.nickname}, '')`,
      savedAt: operatorRoles.savedAt,
    })
    .from(operatorRoles)
    .leftJoin(accounts, eq(accounts.id, operatorRoles.savedBy))
    .where(id === null ? undefined : eq(operatorRoles.id, id))
    .orderBy(asc(sql`lower(${operatorRoles.name})`));
  return roles.map((role) => ({ ...role, savedAt: role.savedAt?.toISOString() ?? null }));
}
