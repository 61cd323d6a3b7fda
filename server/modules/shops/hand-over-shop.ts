import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/database/connection.ts';
import { shops } from './tables.ts';

/** Gives a shop without an owner to an account without a shop. False when either does not hold: then nothing changes. */
export async function handOverShop(tx: Transaction, shopId: number, ownerId: number): Promise<boolean> {
  const theirs = alias(shops, 'theirs');
  const ownsNone = notExists(tx.select({ one: sql`1` }).from(theirs).where(eq(theirs.ownerId, ownerId)));
  const given = await tx
    .update(shops)
    .set({ ownerId })
    .where(and(eq(shops.id, shopId), isNull(shops.ownerId), ownsNone))
    .returning({ id: shops.id });
  return given.length > 0;
}
