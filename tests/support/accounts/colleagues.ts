import { eq } from 'drizzle-orm';
import type { ShopScope } from '#contract/core/call.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { accounts } from '#server/modules/identity/tables.ts';
import { shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';
import { type Person, someone } from './accounts.ts';

export type Colleague = Person & { shopId: number; roleId: number; roleName: string };

let made = 0;

/** Someone who works for the owner's shop with a role of their own, written to the database directly. */
export async function aColleagueOf(
  owner: Pick<Person, 'accountId'>,
  scopes: readonly ShopScope[] = ['orders'],
  is: Partial<typeof accounts.$inferInsert> = {},
): Promise<Colleague> {
  const person = await someone({ nickname: 'Bo', ...is });
  return transaction(async (tx) => {
    const [shop] = await tx.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, owner.accountId));
    const shopId = shop?.id ?? 0;
    const [role] = await tx
      .insert(shopRoles)
      .values({ shopId, name: `Role ${++made}`, scopes: [...scopes] })
      .returning();
    const roleId = role?.id ?? 0;
    await tx.insert(shopStaff).values({ shopId, accountId: person.accountId, roleId, joinedAt: mallNow });
    return { ...person, shopId, roleId, roleName: role?.name ?? '' };
  });
}
