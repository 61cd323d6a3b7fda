import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { ApiKey } from '#contract/integrations/merchant-keys.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { FoundKey } from '#server/http/session/api-key.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import {
  isAccountOpen,
  isOfMembership,
  isTheirPlace,
  rightsColumns,
  scopesLeft,
} from '#server/modules/integrations/member-queries.ts';
import { apiKeys } from '#server/modules/integrations/tables.ts';
import { shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;

const isOfMaker = isOfMembership(apiKeys, apiKeys.madeAt);
const isNotOver = or(isNull(apiKeys.endsAt), sql`${apiKeys.endsAt} > ${mallNow}`);
/** A shop that demands a second factor takes no key that was made without one. */
const isProven = or(eq(apiKeys.hasSecondFactor, true), eq(shops.demandsSecondFactor, false));

/** The key with this hash, if it works: it is neither over nor revoked, and who made it works for the shop as they did then. */
export async function findKey(keyHash: string): Promise<FoundKey | null> {
  const [found] = await database()
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      shopId: apiKeys.shopId,
      scopes: apiKeys.scopes,
      hasSecondFactor: apiKeys.hasSecondFactor,
      demandsSecondFactor: shops.demandsSecondFactor,
      account: { accountId: accounts.id, role: accounts.role, userType: accounts.userType },
      isUnnoted: sql<boolean>`coalesce(${apiKeys.usedAt} < ${mallNow} - interval '1 minute', true)`,
      ...rightsColumns(apiKeys),
    })
    .from(apiKeys)
    .innerJoin(shops, eq(shops.id, apiKeys.shopId))
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .leftJoin(shopStaff, isTheirPlace(apiKeys))
    .leftJoin(shopRoles, eq(shopRoles.id, shopStaff.roleId))
    .where(and(eq(apiKeys.keyHash, keyHash), isNotOver, isAccountOpen, isOfMaker));
  if (!found) return null;
  const { id, name, shopId, account, hasSecondFactor, demandsSecondFactor, isUnnoted } = found;
  return {
    ...{ id, name, account, hasSecondFactor },
    membership: { shopId, isOwner: false, scopes: scopesLeft(found.scopes, found), demandsSecondFactor },
    async noteUse() {
      if (isUnnoted) await database().update(apiKeys).set({ usedAt: mallNow }).where(eq(apiKeys.id, id));
    },
  };
}

/** The keys of a shop, or one of them. */
export async function listKeysOf(
  shopId: number,
  id: number | null = null,
  reader: Reader = database(),
): Promise<ApiKey[]> {
  const rows = await reader
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      lastFour: apiKeys.lastFour,
      madeBy: accounts.nickname,
      madeAt: apiKeys.madeAt,
      endsAt: apiKeys.endsAt,
      usedAt: apiKeys.usedAt,
      isNotOver: sql<boolean>`${isNotOver}`,
      isAllowed: sql<boolean>`coalesce(${and(isAccountOpen, isOfMaker, isProven)}, false)`,
      ...rightsColumns(apiKeys),
    })
    .from(apiKeys)
    .innerJoin(shops, eq(shops.id, apiKeys.shopId))
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .leftJoin(shopStaff, isTheirPlace(apiKeys))
    .leftJoin(shopRoles, eq(shopRoles.id, shopStaff.roleId))
    .where(and(eq(apiKeys.shopId, shopId), id === null ? undefined : eq(apiKeys.id, id)))
    .orderBy(desc(apiKeys.id));
  return rows.map((row) => {
    const left = scopesLeft(row.scopes, row);
    const works = row.isAllowed && left.length > 0;
    return {
      ...{ id: row.id, name: row.name, lastFour: row.lastFour, madeBy: row.madeBy },
      scopes: works ? left : row.scopes,
      madeAt: row.madeAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
      usedAt: row.usedAt?.toISOString() ?? null,
      state: !row.isNotOver ? 'expired' : works ? 'works' : 'stopped',
    };
  });
}
