import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type ShopScope, shopScopes } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { ConsoleUser } from '#contract/shops/console.ts';
import type { OwnShop } from '#contract/shops/shopper-own.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import type { Membership } from '#server/http/session/membership.ts';
import type { Session } from '#server/http/session/session.ts';
import { pictureColumns, pictureValue, siteNow } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { getUserOf } from '#server/modules/identity/index.ts';
import { findOperator } from '#server/modules/operators/index.ts';
import { findLooks } from '#server/modules/shops/platform/look-at-shop.ts';
import { shopClosings, shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** Whether nobody runs the mall without a second factor. */
export type ConsoleOptions = { demandsSecondFactor: boolean };

const shopsMax = 100;

/** The shops of an account, the one that it owns first. */
function membershipsOf(reader: Reader, accountId: number, shopId: number | null) {
  const isOwner = sql<boolean>`coalesce(${shops.ownerId} = ${accountId}, false)`;
  const worksFor = reader.select({ id: shopStaff.shopId }).from(shopStaff).where(eq(shopStaff.accountId, accountId));
  return reader
    .select({
      shopId: shops.id,
      isOwner,
      scopes: shopRoles.scopes,
      demandsSecondFactor: shops.demandsSecondFactor,
    })
    .from(shops)
    .leftJoin(shopStaff, and(eq(shopStaff.shopId, shops.id), eq(shopStaff.accountId, accountId)))
    .leftJoin(shopRoles, eq(shopRoles.id, shopStaff.roleId))
    .where(
      and(
        or(eq(shops.ownerId, accountId), inArray(shops.id, worksFor)),
        shopId === null ? undefined : eq(shops.id, shopId),
      ),
    )
    .orderBy(desc(isOwner), asc(shops.id))
    .limit(shopId === null ? shopsMax : 1);
}

const scopesOf = ({ isOwner, scopes }: { isOwner: boolean; scopes: ShopScope[] | null }): readonly ShopScope[] =>
  isOwner ? shopScopes : (scopes ?? []);

/** For which shop an account makes a call, and what it may do there. `shopId` names one of several. */
export async function findMembership(accountId: number, shopId: number | null): Promise<Membership | null> {
  const [found] = await membershipsOf(database(), accountId, shopId);
  if (found) return { ...found, scopes: scopesOf(found) };
  const [look] = shopId === null ? [] : await findLooks(accountId, shopId);
  return look ?? null;
}

/** The shops for which an account may do something, as their owner or by its role. */
export async function listShopsWithScope(accountId: number, scope: ShopScope): Promise<number[]> {
  const memberships = await membershipsOf(database(), accountId, null);
  return memberships.flatMap((membership) => (scopesOf(membership).includes(scope) ? [membership.shopId] : []));
}

/** The shops for which an account works. */
export async function listShopsOf(accountId: number, locale: Locale): Promise<OwnShop[]> {
  const memberships = await membershipsOf(database(), accountId, null);
  return shownShops(
    memberships.map((membership) => ({ ...membership, scopes: scopesOf(membership) })),
    locale,
  );
}

async function shownShops(memberships: readonly Membership[], locale: Locale): Promise<OwnShop[]> {
  const shown = await database()
    .select({
      id: shops.id,
      name: textIn(shops.name, locale),
      isOpen: shops.isOpen,
      closedBecause: shopClosings.reason,
      avatar: pictureColumns,
    })
    .from(shops)
    .innerJoin(pictures, eq(pictures.hash, shops.avatarHash))
    .leftJoin(shopClosings, and(eq(shopClosings.shopId, shops.id), isNull(shopClosings.liftedAt)))
    .where(
      inArray(
        shops.id,
        memberships.map(({ shopId }) => shopId),
      ),
    );
  return memberships.flatMap((membership) => {
    const shop = shown.find(({ id }) => id === membership.shopId);
    if (!shop) return [];
    const { shopId, isOwner, demandsSecondFactor, isLooking = false } = membership;
    const { id: _, avatar, ...rest } = shop;
    const scopes = [...membership.scopes];
    return { shopId, isOwner, ...rest, demandsSecondFactor, isLooking, scopes, avatar: pictureValue(avatar) };
  });
}

/** Who works with the console, for which shops, and what they may do for the platform. */
export async function findConsoleUser(
  { accountId, secondFactor }: Session,
  locale: Locale,
  { demandsSecondFactor }: ConsoleOptions,
): Promise<ConsoleUser> {
  const { uid, nickname, email, phone } = await getUserOf(accountId);
  const [found, own] = await Promise.all([findOperator(accountId), listShopsOf(accountId, locale)]);
  const looks = found ? await findLooks(accountId, null) : [];
  const shops = [...own, ...(await shownShops(looks, locale))].slice(0, shopsMax);
  const operator = found && { ...found, scopes: [...found.scopes], demandsSecondFactor };
  const { currency, maintenance } = siteNow();
  return {
    ...{ uid, nickname, email, phone, secondFactor, currency, operator, shops },
    isMallClosed: maintenance.isOn,
  };
}
