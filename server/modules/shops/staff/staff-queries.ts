import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type * as contract from '#contract/shops/merchant-staff.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shopInvitations, shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** The people of a shop, its owner first, and who is invited. */
export async function listStaffOf(shopId: number): Promise<OutputOf<typeof contract.listStaff>> {
  const [owners, staff, invitations] = await Promise.all([
    database()
      .select({ accountId: accounts.id, nickname: accounts.nickname, email: accounts.email, joinedAt: shops.joinedAt })
      .from(shops)
      .innerJoin(accounts, eq(accounts.id, shops.ownerId))
      .where(eq(shops.id, shopId)),
    database()
      .select({
        accountId: accounts.id,
        nickname: accounts.nickname,
        email: accounts.email,
        roleId: shopRoles.id,
        roleName: shopRoles.name,
        joinedAt: shopStaff.joinedAt,
      })
      .from(shopStaff)
      .innerJoin(accounts, eq(accounts.id, shopStaff.accountId))
      .innerJoin(shopRoles, eq(shopRoles.id, shopStaff.roleId))
      .where(eq(shopStaff.shopId, shopId))
      .orderBy(asc(shopStaff.joinedAt), asc(accounts.id)),
    database()
      .select({
        id: shopInvitations.id,
        email: shopInvitations.email,
        roleId: shopRoles.id,
        roleName: shopRoles.name,
        invitedAt: shopInvitations.invitedAt,
        endsAt: shopInvitations.endsAt,
      })
      .from(shopInvitations)
      .innerJoin(shopRoles, eq(shopRoles.id, shopInvitations.roleId))
      .where(and(eq(shopInvitations.shopId, shopId), gt(shopInvitations.endsAt, mallNow)))
      .orderBy(asc(shopInvitations.invitedAt), asc(shopInvitations.id)),
  ]);
  const owner = owners.map((person) => ({ ...person, roleId: null, roleName: null }));
  return {
    staff: [...owner, ...staff].map((person) => ({ ...person, joinedAt: person.joinedAt.toISOString() })),
    invitations: invitations.map(({ invitedAt, endsAt, ...invitation }) => ({
      ...invitation,
      invitedAt: invitedAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  };
}

/** The account with this address, whose owner has proven it: all but visitors have. */
export async function findPerson(reader: Reader, email: string) {
  const [person] = await reader
    .select({ id: accounts.id, locale: accounts.locale })
    .from(accounts)
    .where(and(eq(accounts.email, email), ne(accounts.userType, 'visitor')));
  return person ?? null;
}

export async function findEmail(reader: Reader, accountId: number): Promise<string | null> {
  const [account] = await reader.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  return account?.email ?? null;
}

/** Someone who works for the shop and is not its owner, locked until the transaction ends. */
export async function lockStaff(tx: Transaction, shopId: number, accountId: number) {
  const [member] = await tx
    .select({ scopes: shopRoles.scopes, nickname: accounts.nickname })
    .from(shopStaff)
    .innerJoin(accounts, eq(accounts.id, shopStaff.accountId))
    .innerJoin(shopRoles, eq(shopRoles.id, shopStaff.roleId))
    .where(and(eq(shopStaff.shopId, shopId), eq(shopStaff.accountId, accountId)))
    .for('update', { of: shopStaff });
  return member ?? null;
}
