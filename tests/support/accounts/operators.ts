import type { PlatformScope } from '#contract/core/call.ts';
import { transaction } from '#server/database/connection.ts';
import { operatorRoles, operators } from '#server/modules/operators/tables.ts';
import { type Person, someone } from './accounts.ts';

let made = 0;

/** Someone who runs the mall with a role of these scopes. */
export async function anOperator(scopes: readonly PlatformScope[]): Promise<Person> {
  const person = await someone({ role: 'platform' });
  await transaction(async (tx) => {
    const name = `Role ${++made} of ${person.accountId}`;
    const [role] = await tx
      .insert(operatorRoles)
      .values({ name, scopes: [...scopes] })
      .returning({ id: operatorRoles.id });
    await tx.insert(operators).values({ accountId: person.accountId, roleId: role?.id ?? 0, joinedAt: new Date() });
  });
  return person;
}
