import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type * as contract from '#contract/shops/merchant-staff.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { accounts, secondFactors } from '#server/modules/identity/tables.ts';
import { findHandOver } from '#server/modules/shops/hand-over/hand-over-queries.ts';
import { shopInvitations, shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;

const personColumns = {
  accountId: accounts.id,
  nickname: accounts.nickname,
  email: accounts.email,
  hasSecondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
};

/** The people of a shop, its owner first, and who is invited. */
export async function listStaffOf(shopId: number): Promise<OutputOf<typeof contract.listStaff>> {
  const [owners, staff, invitations, [shop], handOver] = await Promise.all([
    database()
      .select({
        ...personColumns,
        joinedAt: sql`coalesce(${shops.ownerJoinedAt}, ${shops.joinedAt})`.mapWith(shops.joinedAt),
      })
      .from(shops)
      .innerJoin(accounts, eq(accounts.id, shops.ownerId))
      .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
      .where(eq(shops.id, shopId)),
    database()
      .select({
        ...personColumns,
        roleId: shopRoles.id,
        roleName: shopRoles.name,
        joinedAt: shopStaff.joinedAt,
      })
      .from(shopStaff)
      .innerJoin(accounts, eq(accounts.id, shopStaff.accountId))
      .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
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
    database().select({ demandsSecondFactor: shops.demandsSecondFactor }).from(shops).where(eq(shops.id, shopId)),
    findHandOver(shopId),
  ]);
  const owner = owners.map((person) => ({ ...person, roleId: null, roleName: null }));
  return {
    staff: [...owner, ...staff].map((person) => ({ ...person, joinedAt: person.joinedAt.toISOString() })),
    invitations: invitations.map(({ invitedAt, endsAt, ...invitation }) => ({
      ...invitation,
      invitedAt: invitedAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    demandsSecondFactor: shop?.demandsSecondFactor ?? false,
    handOver,
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

/** Name and address of an account that is not closed. */
export async function findOpenAccount(reader: Reader, accountId: number) {
  const [account] = await reader
    .select({ nickname: accounts.nickname, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.disabledAt)));
  return account ?? null;
}

export async function findEmail(reader: Reader, accountId: number): Promise<string | null> {
  const [account] = await reader.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  return account?.email ?? null;
}

/** The languages of these accounts. */
export async function listLocales(reader: Reader, accountIds: number[]): Promise<Map<number, Locale>> {
  const found = await reader
    .select({ id: accounts.id, locale: accounts.locale })
    .from(accounts)
    .where(inArray(accounts.id, accountIds));
  return new Map(found.map(({ id, locale }) => [id, locale]));
}

/** Whether someone works for the shop who is not its owner. */
export async function isStaffOf(reader: Reader, shopId: number, accountId: number): Promise<boolean> {
  const found = await reader
    .select({ accountId: shopStaff.accountId })
    .from(shopStaff)
    .where(and(eq(shopStaff.shopId, shopId), eq(shopStaff.accountId, accountId)));
  return found.length > 0;
}

/** Whether someone works for the shop or owns it. */
export async function isStaffOrOwner(reader: Reader, shopId: number, accountId: number): Promise<boolean> {
  const owned = await reader
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, shopId), eq(shops.ownerId, accountId)));
  return owned.length > 0 || isStaffOf(reader, shopId, accountId);
}

/** Someone who works for the shop and is not its owner, locked until the transaction ends. */
export async function lockStaff(tx: Transaction, shopId: number, accountId: number) {
  const [member] = await tx
    .select({ scopes: shopRoles.scopes, nickname: accounts.nickname, joinedAt: shopStaff.joinedAt })
    .from(shopStaff)
    .innerJoin(accounts, eq(accounts.id, shopStaff.accountId))
    .innerJoin(shopRoles, eq(shopRoles.id, shopStaff.roleId))
    .where(and(eq(shopStaff.shopId, shopId), eq(shopStaff.accountId, accountId)))
    .for('update', { of: shopStaff });
  return member ?? null;
}
