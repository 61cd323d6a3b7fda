import { eq } from 'drizzle-orm';
import { type PlatformScope, platformScopes } from '#contract/core/call.ts';
import { transaction } from '#server/database/connection.ts';
import { operatorRoles, operators } from '#server/modules/operators/tables.ts';
import { type Person, someone } from './accounts.ts';

/** Someone who runs the mall with a role of these scopes. A mall has few roles, so those with the same scopes share one. */
export async function anOperator(
  scopes: readonly PlatformScope[],
  { nickname }: { nickname?: string } = {},
): Promise<Person> {
  const person = await someone({ role: 'platform', ...(nickname && { nickname }) });
  const name = `Role ${platformScopes.map((scope) => (scopes.includes(scope) ? 1 : 0)).join('')}`;
  await transaction(async (tx) => {
    await tx
      .insert(operatorRoles)
      .values({ name, scopes: [...scopes] })
      .onConflictDoNothing();
    const [role] = await tx.select({ id: operatorRoles.id }).from(operatorRoles).where(eq(operatorRoles.name, name));
    if (!role) throw new Error(`There is no ${name}`);
    await tx.insert(operators).values({ accountId: person.accountId, roleId: role.id, joinedAt: new Date() });
  });
  return person;
}
