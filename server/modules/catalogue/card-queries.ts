import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { ProductCard } from '#contract/catalogue.ts';
import type { Locale } from '#contract/languages.ts';
import { money } from '#contract/values.ts';
import { database } from '#server/database/connection.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { activities, activityProducts, products } from './tables.ts';

/** On sale, in stock, in an open shop: what public lists may show. */
export const isOffered = and(eq(products.isOnSale, true), eq(products.inStock, true), eq(shops.isOpen, true));

/** By the database's clock, which is the only one that decides. */
export const isRunning = and(
  eq(activities.isOpen, true),
  lte(activities.startsAt, sql`now()`),
  sql`(${activities.endsAt} is null or ${activities.endsAt} > now())`,
);

/** The goods that are in a flash sale right now, with their price in it. */
export function flashPrices() {
  return database()
    .select({
      productId: activityProducts.productId,
      price: sql<number>`min(${activityProducts.activityPrice})`.as('flash_price'),
    })
    .from(activityProducts)
    .innerJoin(activities, eq(activities.id, activityProducts.activityId))
    .where(and(eq(activities.kind, 'flash'), isRunning, gt(activityProducts.quota, activityProducts.sold)))
    .groupBy(activityProducts.productId)
    .as('flash');
}

/** What a list selects of each product, beside the flash price that it joins. */
export function cardColumns(locale: Locale) {
  const isChinese = locale === 'zh-CN';
  return {
    id: products.id,
    name: isChinese ? products.cnName : products.name,
    price: products.price,
    originalPrice: products.originalPrice,
    sales: products.sales,
    hasCoupon: products.hasCoupon,
    shopId: shops.id,
    shopName: isChinese ? shops.cnName : shops.name,
    isSelf: shops.isSelf,
    picture: pictureColumns,
  };
}

type CardRow = Omit<ProductCard, 'price' | 'originalPrice' | 'isFlash' | 'image'> & {
  price: number;
  originalPrice: number;
  flashPrice: number | null;
  picture: Parameters<typeof pictureValue>[0];
};

export function cardOf({
  id,
  name,
  price,
  originalPrice,
  sales,
  hasCoupon,
  shopId,
  shopName,
  isSelf,
  flashPrice,
  picture,
}: CardRow): ProductCard {
  const isFlash = flashPrice !== null && flashPrice < price;
  return {
    id,
    name,
    image: pictureValue(picture),
    price: money(isFlash ? flashPrice : price),
    originalPrice: money(originalPrice),
    sales,
    shopId,
    shopName,
    isSelf,
    hasCoupon,
    isFlash,
  };
}
