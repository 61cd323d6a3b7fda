import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type PlatformScope, type ShopScope, shopScopes } from '#contract/core/call.ts';
import type { Localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { operatorRoles, operators } from '#server/modules/operators/tables.ts';
import { shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';
import type { Reader } from './notify.ts';

/** The contacts and the language of a recipient. */
export const readerColumns = {
  accountId: accounts.id,
  email: accounts.email,
  phone: accounts.phone,
  locale: accounts.locale,
};

/** Visitors cannot sign in: links in their mails open the order by themselves. */
export const buyerColumns = { ...readerColumns, userType: accounts.userType };

/** The holder of an account that is not closed. */
export async function findReader(tx: Transaction, accountId: number) {
  const [reader] = await tx
    .select(readerColumns)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.disabledAt)));
  return reader ?? null;
}

/** Someone who is notified of what happens to a shop. Its owner is mailed unless they have chosen otherwise, others if they have. */
export type ShopReader = Reader & { shopId: number; isOwner: boolean; scopes: readonly ShopScope[] };

/** A shop with its owner, and its people. Without a mail address of the owner's own, the shop's is used. */
export async function listShopReaders(
  tx: Transaction,
  shopId: number,
): Promise<{ name: Localized; readers: ShopReader[] }> {
  const [shop] = await tx
    .select({ name: shops.name, ownerId: shops.ownerId, email: sql<string | null>`nullif(${shops.email}, '')` })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!shop) return { name: { en: '' }, readers: [] };
  const owner = shop.ownerId === null ? null : await findReader(tx, shop.ownerId);
  const staff = await tx
    .select({ ...readerColumns, scopes: shopRoles.scopes })
    .from(shopStaff)
    .innerJoin(shopRoles, eq(shopRoles.id, shopStaff.roleId))
    .innerJoin(accounts, and(eq(accounts.id, shopStaff.accountId), isNull(accounts.disabledAt)))
    .where(eq(shopStaff.shopId, shopId))
    .orderBy(asc(accounts.id));
  const readers: ShopReader[] = staff.map((reader) => ({ ...reader, shopId, isOwner: false }));
  if (owner) readers.unshift({ ...owner, email: owner.email ?? shop.email, shopId, isOwner: true, scopes: shopScopes });
  return { name: shop.name, readers };
}

/** Operators with a mail address who may do this part of the work. */
export function listOperatorReaders(tx: Transaction, scope: PlatformScope) {
  return tx
    .select(readerColumns)
    .from(accounts)
    .leftJoin(operators, eq(operators.accountId, accounts.id))
    .leftJoin(operatorRoles, eq(operatorRoles.id, operators.roleId))
    .where(
      and(
        eq(accounts.role, 'platform'),
        isNull(accounts.disabledAt),
        isNotNull(accounts.email),
        sql`(${operators.roleId} is null or ${scope} = any(${operatorRoles.scopes}))`,
      ),
    )
    .orderBy(asc(accounts.id));
}
