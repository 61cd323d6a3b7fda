import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Paging } from '#contract/core/values.ts';
import { shopKindsMax } from '#contract/shops/shopper.ts';
import type { FollowedShop, getFollowState, getShopService } from '#contract/shops/shopper-page.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { categoryCommission } from './platform/commission-queries.ts';
import { shopCategories, shopFollowers, shops, shopTypes } from './tables.ts';

export function listTypes(locale: Locale) {
  return database()
    .select({
      id: shopTypes.id,
      name: textIn(shopTypes.name, locale),
      info: textIn(shopTypes.info, locale),
      isRetired: shopTypes.isRetired,
    })
    .from(shopTypes)
    .orderBy(asc(shopTypes.place), asc(shopTypes.id))
    .limit(shopKindsMax);
}

export function listCategories(locale: Locale) {
  return database()
    .select({
      id: shopCategories.id,
      name: textIn(shopCategories.name, locale),
      handlingFee: categoryCommission(shopCategories),
      isRetired: shopCategories.isRetired,
    })
    .from(shopCategories)
    .orderBy(asc(shopCategories.place), asc(shopCategories.id))
    .limit(shopKindsMax);
}

/** How to contact an open shop: by phone if it has one. */
export async function getService(id: number): Promise<OutputOf<typeof getShopService>> {
  const [shop] = await database()
    .select({ servicePhone: shops.phone, serviceEmail: shops.email })
    .from(shops)
    .where(and(eq(shops.id, id), eq(shops.isOpen, true)));
  if (!shop) throw new Refusal('shop_not_found');
  return { ...shop, serviceType: shop.servicePhone ? 'phone' : 'email' };
}

/** Whether an account follows a shop, open or closed. */
export async function getFollowing(accountId: number, shopId: number): Promise<OutputOf<typeof getFollowState>> {
  const [row] = await database()
    .select({ followers: shops.followerCount, followedBy: shopFollowers.accountId })
    .from(shops)
    .leftJoin(shopFollowers, and(eq(shopFollowers.shopId, shops.id), eq(shopFollowers.accountId, accountId)))
    .where(eq(shops.id, shopId));
  if (!row) throw new Refusal('shop_not_found');
  return { isCollect: row.followedBy !== null, followers: row.followers };
}

/** Which of these shops an account follows. */
export async function listFollowedAmong(accountId: number, shopIds: readonly number[]): Promise<number[]> {
  if (shopIds.length === 0) return [];
  const rows = await database()
    .select({ id: shopFollowers.shopId })
    .from(shopFollowers)
    .where(and(eq(shopFollowers.accountId, accountId), inArray(shopFollowers.shopId, [...shopIds])))
    .orderBy(asc(shopFollowers.shopId));
  return rows.map(({ id }) => id);
}

/** The shops that an account follows, newest first, closed ones included and marked. */
export async function listFollowed(accountId: number, locale: Locale, { page, limit }: Paging) {
  const isTheirs = eq(shopFollowers.accountId, accountId);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: shops.id,
        name: textIn(shops.name, locale),
        isSelf: shops.isSelf,
        isOpen: shops.isOpen,
        ratingTenths: shops.ratingTenths,
        followers: shops.followerCount,
        followedAt: shopFollowers.followedAt,
        picture: pictureColumns,
      })
      .from(shopFollowers)
      .innerJoin(shops, eq(shops.id, shopFollowers.shopId))
      .innerJoin(pictures, eq(pictures.hash, shops.avatarHash))
      .where(isTheirs)
      .orderBy(highestFirst(shopFollowers.followedAt), asc(shopFollowers.shopId))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(shopFollowers).where(isTheirs),
  ]);
  const list = rows.map(
    ({ picture, ratingTenths, followedAt, ...shop }): FollowedShop => ({
      ...shop,
      avatar: pictureValue(picture),
      starLevel: ratingTenths / 10,
      followedAt: followedAt.toISOString(),
    }),
  );
  return { list, total: counted?.total ?? 0, page, limit };
}
