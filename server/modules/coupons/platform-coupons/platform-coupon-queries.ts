import { and, count, eq, ilike, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '#contract/core/languages.ts';
import {
  type listPlatformCoupons,
  platformCouponsCountMax,
  type WholePlatformCoupon,
} from '#contract/coupons/platform.ts';
import { database } from '#server/database/connection.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { containing } from '#server/database/wildcards.ts';
import { Refusal } from '#server/http/refusal.ts';
import { categories } from '#server/modules/catalogue/tables.ts';
import { couponProducts } from '#server/modules/coupons/shop-coupons/choice-queries.ts';
import {
  couponState,
  listColumnsIn,
  listedCoupon,
  orderOf,
} from '#server/modules/coupons/shop-coupons/shop-coupon-queries.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';

type Input = z.output<typeof listPlatformCoupons.input>;

const columnsIn = (locale: Locale) => ({
  ...listColumnsIn(locale),
  shopName: textIn<string | null>(shops.name, locale),
  channel: coupons.channel,
  code: coupons.code,
});

/** The coupons that the platform bears. */
export async function listCouponsOfPlatform(locale: Locale, input: Input) {
  const { state, couponScope, channel, words, sort, page, limit } = input;
  const where = and(
    isNull(coupons.shopId),
    state && eq(couponState, state),
    couponScope && eq(coupons.scope, couponScope),
    channel && eq(coupons.channel, channel),
    words ? or(anyTextContains(coupons.name, words), ilike(coupons.code, containing(words))) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    database()
      .select(columnsIn(locale))
      .from(coupons)
      .leftJoin(categories, eq(categories.id, coupons.categoryId))
      .leftJoin(shops, eq(shops.id, coupons.forShopId))
      .where(where)
      .orderBy(...orderOf[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(
        database().select({ id: coupons.id }).from(coupons).where(where).limit(platformCouponsCountMax).as('counted'),
      ),
  ]);
  return { list: rows.map(listedCoupon), total: counted?.total ?? 0, page, limit };
}

/** A coupon of the platform with everything that its form shows. */
export async function getCouponOfPlatform(id: number, locale: Locale): Promise<WholePlatformCoupon> {
  const [row] = await database()
    .select({
      shown: columnsIn(locale),
      texts: coupons.name,
      categoryId: coupons.categoryId,
      shopId: coupons.forShopId,
      productIds: coupons.productIds,
      codeFrom: coupons.codeFrom,
      codeUntil: coupons.codeUntil,
      createdAt: coupons.createdAt,
      version: coupons.version,
      ...lastSavedColumns(coupons),
    })
    .from(coupons)
    .leftJoin(categories, eq(categories.id, coupons.categoryId))
    .leftJoin(shops, eq(shops.id, coupons.forShopId))
    .where(and(isNull(coupons.shopId), eq(coupons.id, id)));
  if (!row) throw new Refusal('coupon_not_found');
  const { shown, productIds, createdAt, codeFrom, codeUntil, ...rest } = row;
  return {
    ...listedCoupon(shown),
    ...rest,
    codeFrom: codeFrom?.toISOString() ?? null,
    codeUntil: codeUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    products: await couponProducts(null, locale, productIds),
  };
}
