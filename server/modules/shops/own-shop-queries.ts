import { eq } from 'drizzle-orm';
import { shopScopes } from '#contract/core/call.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import type { Membership } from '#server/http/session/membership.ts';
import { shops } from './tables.ts';

/** The id of the account's shop: the only one that it may see and change. Null when it has none. */
export async function findShopOf(reader: Pick<Transaction, 'select'>, accountId: number): Promise<number | null> {
  const [shop] = await reader.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, accountId));
  return shop?.id ?? null;
}

/** Which shop an account works for, and what it may do there: its owner may do everything. */
export async function findMembership(accountId: number): Promise<Membership | null> {
  const shopId = await findShopOf(database(), accountId);
  return shopId === null ? null : { shopId, scopes: shopScopes };
}
