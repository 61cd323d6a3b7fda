import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { listedBargain } from '#server/modules/catalogue/bargains/running-queries.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { activities, activityProducts, products } from './tables.ts';

export const countedMax = 10_000; // nobody pages further, and counting a million rows is slower than showing twenty

/** Whether an activity is running, by the mall's clock. */
export const isRunning = and(
  eq(activities.isOpen, true),
  lte(activities.startsAt, mallNow),
  sql`(${activities.endsAt} is null or ${activities.endsAt} > mall_now())`,
);

/** A product in a flash sale that runs and has some left, in a query of products of activities. */
export const isFlashSale = and(
  eq(activities.kind, 'flash'),
  isRunning,
  gt(activityProducts.quota, activityProducts.sold),
);

/** The products in a running flash sale, with their price in it. */
export function flashPrices() {
  return database()
    .select({
      productId: activityProducts.productId,
      price: sql<number>`min(${activityProducts.activityPrice})`.as('flash_price'),
    })
    .from(activityProducts)
    .innerJoin(activities, eq(activities.id, activityProducts.activityId))
    .where(isFlashSale)
    .groupBy(activityProducts.productId)
    .as('flash');
}

/** The current price of a product, in a query that joins `flashPrices()`. */
export const priceNow = sql<number>`least(${products.price}, flash.flash_price, ${listedBargain(products)})`;

/** The columns of a product card, except for the flash price. */
export function cardColumns(locale: Locale) {
  return {
    id: products.id,
    name: textIn(products.name, locale),
    price: products.price,
    originalPrice: products.originalPrice,
    bargainPrice: listedBargain(products),
    bargainOriginalPrice: products.bargainOriginalPrice,
    bargainUntil: sql<string | null>`to_json(${products.bargainUntil}) #>> '{}'`,
    sales: products.sales,
    soldWeek: products.soldWeek,
    soldMonth: products.soldMonth,
    couponDiscount: products.couponDiscount,
    couponMinimum: products.couponMinimum,
    couponPercent: products.couponPercent,
    shopId: shops.id,
    shopName: textIn(shops.name, locale),
    isSelf: shops.isSelf,
    picture: pictureColumns,
  };
}

/** Cards of the matching products, with the price of a running flash sale. */
export function cardsFrom(locale: Locale, { where, order }: { where: SQL | undefined; order: readonly SQL[] }) {
  const flash = flashPrices();
  return database()
    .select({ ...cardColumns(locale), flashPrice: flash.price })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .leftJoin(flash, eq(flash.productId, products.id))
    .where(where)
    .orderBy(...order);
}

type CardRow = Omit<
  ProductCard,
  'price' | 'originalPrice' | 'hasCoupon' | 'coupon' | 'isFlash' | 'bargainEndsAt' | 'image'
> & {
  price: number;
  originalPrice: number;
  bargainPrice: number | null;
  bargainOriginalPrice: number | null;
  bargainUntil: string | null;
  couponDiscount: number | null;
  couponMinimum: number | null;
  couponPercent: number | null;
  flashPrice: number | null;
  picture: Parameters<typeof pictureValue>[0];
};

export function cardOf({
  id,
  name,
  price,
  originalPrice,
  bargainPrice,
  bargainOriginalPrice,
  bargainUntil,
  sales,
  couponDiscount,
  couponMinimum,
  couponPercent,
  shopId,
  shopName,
  isSelf,
  flashPrice,
  picture,
}: CardRow): ProductCard {
  const isFlash = flashPrice !== null && flashPrice < price && flashPrice <= (bargainPrice ?? flashPrice);
  const isBargain = !isFlash && bargainPrice !== null && bargainPrice < price;
  return {
    id,
    name,
    image: pictureValue(picture),
    price: money(isFlash ? flashPrice : isBargain ? bargainPrice : price),
    originalPrice: money(isBargain ? (bargainOriginalPrice ?? originalPrice) : originalPrice),
    sales,
    shopId,
    shopName,
    isSelf,
    hasCoupon: couponDiscount !== null,
    coupon:
      couponDiscount === null || couponMinimum === null
        ? null
        : { money: money(couponDiscount), minPrice: money(couponMinimum), percent: couponPercent },
    isFlash,
    bargainEndsAt: isBargain && bargainUntil ? new Date(bargainUntil).toISOString() : null,
  };
}
