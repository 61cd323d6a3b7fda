import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ShopScope } from '#contract/core/call.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';

// What someone has set up for a shop, a key or a webhook, can do what they themselves may do at present.

type Maker = { shopId: AnyPgColumn; accountId: AnyPgColumn };

/** How a query that joins `accounts` and `shops` finds the role of who has set something up. */
export const isTheirPlace = ({ shopId, accountId }: Maker) =>
  and(eq(shopStaff.shopId, shopId), eq(shopStaff.accountId, accountId));

export const isAccountOpen = and(isNull(accounts.disabledAt), isNull(accounts.adoptedBy));

/**
 * It counts for the membership in which it was set up. Whoever leaves and comes back sets it up again; whoever is taken back by an
 * undo, or owns the shop since, has their old membership. The first owner is there since the shop is.
 */
export function isOfMembership({ accountId }: Maker, setUpAt: AnyPgColumn): SQL | undefined {
  const ownsIt = eq(shops.ownerId, accountId);
  return or(
    and(ownsIt, or(isNull(shops.ownerJoinedAt), gte(setUpAt, shops.ownerJoinedAt))),
    and(sql`${shops.ownerId} is distinct from ${accountId}`, gte(setUpAt, shopStaff.joinedAt)),
  );
}

export const rightsColumns = ({ accountId }: Maker) => ({
  isOwner: sql<boolean>`coalesce(${shops.ownerId} = ${accountId}, false)`,
  ofRole: shopRoles.scopes,
});

/** Which of these scopes someone has. */
export function scopesLeft<Scope extends ShopScope>(
  scopes: readonly Scope[],
  { isOwner, ofRole }: { isOwner: boolean; ofRole: ShopScope[] | null },
): Scope[] {
  return scopes.filter((scope) => isOwner || (ofRole ?? []).includes(scope));
}
