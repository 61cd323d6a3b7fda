import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { shops } from './tables.ts';

/** The id of the account's shop: the only one that it may see and change. Null when it has none. */
export async function findShopOf(reader: Pick<Transaction, 'select'>, accountId: number): Promise<number | null> {
  const [shop] = await reader.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, accountId));
  return shop?.id ?? null;
}
