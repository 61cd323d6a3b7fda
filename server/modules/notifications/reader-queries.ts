import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PlatformScope, ShopScope } from '#contract/core/call.ts';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { operatorRoles, operators } from '#server/modules/operators/tables.ts';
import { shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';

/** The contacts and the language of a recipient. */
export const readerColumns = { email: accounts.email, phone: accounts.phone, locale: accounts.locale };

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

/** The owner of a shop; without a mail address of their own, the shop's address is used. Null when nobody owns it. */
export async function findShopReader(tx: Transaction, shopId: number) {
  const [row] = await tx
    .select({
      name: shops.name,
      reader: { ...readerColumns, email: sql<string | null>`coalesce(${accounts.email}, nullif(${shops.email}, ''))` },
    })
    .from(shops)
    .innerJoin(accounts, and(eq(accounts.id, shops.ownerId), isNull(accounts.disabledAt)))
    .where(eq(shops.id, shopId));
  return row ?? null;
}

/** The owner of a shop, and its people who may do this part of its work. */
export async function listShopReaders(tx: Transaction, shopId: number, scope: ShopScope) {
  const owner = await findShopReader(tx, shopId);
  const staff = await tx
    .select(readerColumns)
    .from(shopStaff)
    .innerJoin(shopRoles, eq(shopRoles.id, shopStaff.roleId))
    .innerJoin(accounts, and(eq(accounts.id, shopStaff.accountId), isNull(accounts.disabledAt)))
    .where(and(eq(shopStaff.shopId, shopId), sql`${scope} = any(${shopRoles.scopes})`))
    .orderBy(asc(accounts.id));
  return owner ? [owner.reader, ...staff] : staff;
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
