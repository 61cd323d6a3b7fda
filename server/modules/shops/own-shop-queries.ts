import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { shops } from './tables.ts';

/** The shop that someone owns: the only one whose things they may see and change. Null when they own none. */
export async function findShopOf(reader: Pick<Transaction, 'select'>, accountId: number): Promise<number | null> {
  const [shop] = await reader.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, accountId));
  return shop?.id ?? null;
}
