import { and, count, eq, sql } from 'drizzle-orm';
import { takeLock } from '#server/database/advisory-lock.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { Refusal } from '#server/http/refusal.ts';
import { shopFollowers, shops } from './tables.ts';

export const followedMax = 1_000;
/** Follows an open shop and returns its number of followers. Repeating it changes nothing: only a new row is counted. */
export async function followShop(accountId: number, shopId: number): Promise<{ followers: number }> {
  return transaction(async (tx) => {
    // One shop per person at a time: otherwise several at once would all find the last free place.
    await takeLock(tx, locks.following, accountId);
    const [shop] = await tx
      .select({ followers: shops.followerCount })
      .from(shops)
      .where(and(eq(shops.id, shopId), eq(shops.isOpen, true)));
    if (!shop) throw new Refusal('shop_not_found');
    const added = await tx
      .insert(shopFollowers)
      .values({ accountId, shopId })
      .onConflictDoNothing()
      .returning({ shopId: shopFollowers.shopId });
    if (added.length === 0) return shop;
    if ((await countFollowed(tx, accountId)) > followedMax) throw new Refusal('too_many_favourites');
    return { followers: await changeCount(tx, shopId, 1) };
  });
}

/** Stops following a shop, also a closed one. */
export async function unfollowShop(accountId: number, shopId: number): Promise<{ followers: number }> {
  return transaction(async (tx) => {
    const [shop] = await tx.select({ followers: shops.followerCount }).from(shops).where(eq(shops.id, shopId));
    if (!shop) throw new Refusal('shop_not_found');
    const removed = await tx
      .delete(shopFollowers)
      .where(and(eq(shopFollowers.accountId, accountId), eq(shopFollowers.shopId, shopId)))
      .returning({ shopId: shopFollowers.shopId });
    return removed.length === 0 ? shop : { followers: await changeCount(tx, shopId, -1) };
  });
}

/** Stops following every shop, in the order of their ids. */
export async function unfollowAll(tx: Transaction, accountId: number): Promise<void> {
  const removed = await tx
    .delete(shopFollowers)
    .where(eq(shopFollowers.accountId, accountId))
    .returning({ shopId: shopFollowers.shopId });
  for (const { shopId } of removed.toSorted((one, other) => one.shopId - other.shopId))
    await changeCount(tx, shopId, -1);
}

async function changeCount(tx: Transaction, shopId: number, step: 1 | -1): Promise<number> {
  const [row] = await tx
    .update(shops)
    .set({ followerCount: sql`${shops.followerCount} + ${step}` })
    .where(eq(shops.id, shopId))
    .returning({ followers: shops.followerCount });
  await invalidateCache(tx, `shop:${shopId}`, 'shops');
  return row?.followers ?? 0;
}

async function countFollowed(tx: Transaction, accountId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(shopFollowers).where(eq(shopFollowers.accountId, accountId));
  return row?.count ?? 0;
}
