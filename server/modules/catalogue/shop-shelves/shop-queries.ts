import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/core/languages.ts';
import { shopBannersMax } from '#contract/shops/merchant-pictures.ts';
import type { Shop, ShopBanner, ShopShelf } from '#contract/shops/shopper-page.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { countedMax } from '#server/modules/catalogue/card-queries.ts';
import { isOnShelf } from '#server/modules/catalogue/on-sale-queries.ts';
import { findOwnShelves, listOwnShelfIds } from '#server/modules/catalogue/own-shelves/own-shelf-queries.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { bannerPictures, hoursText, shopScores, shownHolidayColumn } from '#server/modules/shops/index.ts';
import { shopCategories, shops, shopTypes } from '#server/modules/shops/tables.ts';
import { shelvesOf } from './shop-shelves.ts';

// Shops together with their products: the shops module knows no products.

/** The number of products on offer of the shop in the surrounding query. */
export const countOfShop = sql<number>`(select count(*)::int from (
  select 1 from ${products} where ${products.shopId} = ${shops.id} and ${isOnShelf} limit ${countedMax}
) counted)`;

/** An open shop, as its pages show it; in a preview for its own people, also a closed one. */
export async function getShopPage(id: number, locale: Locale, { isPreview = false } = {}): Promise<Shop> {
  const avatar = alias(pictures, 'avatar');
  const back = alias(pictures, 'back');
  const [row] = await database()
    .select({
      shop: {
        id: shops.id,
        name: textIn(shops.name, locale),
        isSelf: shops.isSelf,
        typeId: shops.typeId,
        typeName: textIn(shopTypes.name, locale),
        categoryId: shops.categoryId,
        categoryName: textIn(shopCategories.name, locale),
        reviewCount: shops.reviewCount,
        followers: shops.followerCount,
        intro: textIn(shops.intro, locale),
        address: shops.address,
        phone: shops.phone,
        email: shops.email,
        holiday: shownHolidayColumn,
      },
      ratingTenths: shops.ratingTenths,
      qualitySum: shops.qualitySum,
      serviceSum: shops.serviceSum,
      joinedAt: shops.joinedAt,
      productCount: countOfShop,
      avatar,
      back,
      opening: { openingHours: shops.openingHours, weekHours: shops.weekHours, timeZone: shops.timeZone },
      banners: bannerPictures,
    })
    .from(shops)
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .innerJoin(shopCategories, eq(shopCategories.id, shops.categoryId))
    .innerJoin(avatar, eq(avatar.hash, shops.avatarHash))
    .innerJoin(back, eq(back.hash, shops.backHash))
    .where(and(eq(shops.id, id), isPreview ? undefined : eq(shops.isOpen, true)));
  if (!row) throw new Refusal('shop_not_found');
  return {
    ...row.shop,
    ...shopScores({ ...row, reviewCount: row.shop.reviewCount }),
    productCount: row.productCount,
    avatar: pictureValue(row.avatar),
    backImage: pictureValue(row.back),
    openingHours: hoursText(row.opening, locale),
    banners: await bannersOf(id, row.banners),
    joinedAt: row.joinedAt.toISOString(),
  };
}

type Banners = (typeof bannerPictures)['_']['type'];

/** Banners lead only to products that have a page, and to categories that there are. */
async function bannersOf(shopId: number, banners: Banners): Promise<ShopBanner[]> {
  const ids = banners.flatMap(({ productId }) => productId ?? []);
  const [shown, shelves] = await Promise.all([
    listWithPage(shopId, ids),
    listOwnShelfIds(
      shopId,
      banners.flatMap(({ shelfId }) => shelfId ?? []),
    ),
  ]);
  return banners.slice(0, shopBannersMax).map(({ picture, productId, shelfId }) => ({
    ...pictureValue(picture),
    productId: shown.find((id) => id === productId) ?? null,
    shelfId: shelves.find((id) => id === shelfId) ?? null,
  }));
}

/** Those of the shop's products whose page shoppers can open. */
async function listWithPage(shopId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await database()
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.shopId, shopId),
        inArray(products.id, [...ids]),
        inArray(products.state, ['on_sale', 'sold_out']),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The shop's own categories, or those of its products in the mall while it has none; two levels deep, with the number of products in each. */
export async function listShelves(shopId: number, locale: Locale): Promise<ShopShelf[]> {
  const [ofMall, own] = await Promise.all([findMallShelves(shopId, locale), findOwnShelves(shopId, locale)]);
  if (!ofMall) throw new Refusal('shop_not_found');
  return own ?? ofMall;
}

/** By the categories of its products. Null when there is no such shop, or it is closed. */
async function findMallShelves(shopId: number, locale: Locale): Promise<ShopShelf[] | null> {
  const leaf = alias(categories, 'leaf');
  const parent = alias(categories, 'parent');
  const rows = await database()
    .select({
      leaf: { id: leaf.id, name: textIn(leaf.name, locale) },
      parent: { id: parent.id, name: textIn(parent.name, locale) },
      level: leaf.level,
      count: sql<number>`count(*)::int`,
    })
    .from(shops)
    .leftJoin(products, and(eq(products.shopId, shops.id), isOnShelf))
    .leftJoin(leaf, eq(leaf.id, products.categoryId))
    .leftJoin(parent, eq(parent.id, leaf.parentId))
    .where(and(eq(shops.id, shopId), eq(shops.isOpen, true)))
    .groupBy(leaf.id, parent.id)
    .orderBy(asc(parent.position), asc(parent.id), asc(leaf.position), asc(leaf.id));
  if (rows.length === 0) return null;
  return shelvesOf(rows.flatMap(({ leaf, ...row }) => (leaf ? [{ ...row, leaf }] : [])));
}
