import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import {
  type CouponState,
  type countShopCoupons,
  couponStates,
  type listShopCoupons,
  type ShopCoupon,
  type WholeCoupon,
} from '#contract/coupons/merchant.ts';
import type { CouponScope } from '#contract/coupons/shopper.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { categories } from '#server/modules/catalogue/tables.ts';
import { coupons, receivedCoupons } from '#server/modules/coupons/tables.ts';
import { isOf } from '#server/modules/coupons/terms/coupon-rows.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';
import { couponProducts } from './choice-queries.ts';

type Input = z.output<typeof listShopCoupons.input>;

/** What `couponStates` says, by the mall's clock: one that is over has ended, whether or not it was stopped before. */
export const couponState = sql<CouponState>`case when ${coupons.endsAt} <= mall_now() then 'ended' when not ${coupons.isOpen} then 'stopped'
  when ${coupons.startsAt} > mall_now() then 'planned' else 'running' end`;

export const listColumnsIn = (locale: Locale) => ({
  id: coupons.id,
  name: textIn(coupons.name, locale),
  state: couponState,
  scope: coupons.scope,
  categoryName: textIn<string | null>(categories.name, locale),
  productCount: sql<number>`cardinality(${coupons.productIds})`,
  percent: coupons.percent,
  discount: coupons.discount,
  minimumSpend: coupons.minimumSpend,
  day: coupons.validDays,
  startsAt: coupons.startsAt,
  endsAt: coupons.endsAt,
  issued: coupons.issued,
  received: coupons.claimed,
  used: sql<number>`(select count(*)::int from ${receivedCoupons} r where r.coupon_id = ${coupons.id} and r.state = 'used')`,
  perPerson: coupons.perPerson,
});

type Row = {
  discount: number;
  minimumSpend: number;
  startsAt: Date | null;
  endsAt: Date | null;
};

/** What a list shows of a coupon. */
export const listedCoupon = <Columns extends Row>({ discount, minimumSpend, startsAt, endsAt, ...row }: Columns) => ({
  ...row,
  money: money(discount),
  minPrice: money(minimumSpend),
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});

type ShopRow = Row & Omit<ShopCoupon, 'scope' | 'money' | 'minPrice' | keyof Row> & { scope: CouponScope };

function shopCoupon(row: ShopRow): ShopCoupon {
  const { scope, ...coupon } = listedCoupon(row);
  if (scope === 'general') throw new Error(`Coupon ${row.id} of a shop is for the whole mall`);
  return { ...coupon, scope };
}

export const orderOf: Record<Input['sort'], SQL[]> = {
  newest: [highestFirst(coupons.id)],
  oldest: [asc(coupons.id)],
  ending: [asc(coupons.endsAt), highestFirst(coupons.id)],
  received: [highestFirst(coupons.claimed), highestFirst(coupons.id)],
};

export async function listCouponsOfShop(shopId: number, locale: Locale, { words, sort, page, limit, ...input }: Input) {
  const where = and(
    eq(coupons.shopId, shopId),
    input.state && sql`${couponState} = ${input.state}`,
    words ? anyTextContains(coupons.name, words) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    database()
      .select(listColumnsIn(locale))
      .from(coupons)
      .leftJoin(categories, eq(categories.id, coupons.categoryId))
      .where(where)
      .orderBy(...orderOf[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(coupons).where(where),
  ]);
  return { list: rows.map(shopCoupon), total: counted?.total ?? 0, page, limit };
}

/** How many coupons a shop has, or with null the platform. */
export async function countCouponsOf(shopId: number | null): Promise<OutputOf<typeof countShopCoupons>> {
  const rows = await database()
    .select({ state: couponState, total: count() })
    .from(coupons)
    .where(isOf(shopId))
    .groupBy(sql`1`);
  const totalOf = (of: CouponState) => rows.find((row) => row.state === of)?.total ?? 0;
  const [running = 0, planned = 0, ended = 0, stopped = 0] = couponStates.map(totalOf);
  return { all: running + planned + ended + stopped, running, planned, ended, stopped };
}

/** A coupon of the shop with everything that its form shows. */
export async function getCouponOf(shopId: number, id: number, locale: Locale): Promise<WholeCoupon> {
  const [row] = await database()
    .select({
      shown: listColumnsIn(locale),
      texts: coupons.name,
      categoryId: coupons.categoryId,
      productIds: coupons.productIds,
      createdAt: coupons.createdAt,
      version: coupons.version,
      ...lastSavedColumns(coupons),
    })
    .from(coupons)
    .leftJoin(categories, eq(categories.id, coupons.categoryId))
    .where(and(eq(coupons.shopId, shopId), eq(coupons.id, id)));
  if (!row) throw new Refusal('coupon_not_found');
  const { shown, productIds, createdAt, ...rest } = row;
  return {
    ...shopCoupon(shown),
    ...rest,
    createdAt: createdAt.toISOString(),
    products: await couponProducts(shopId, locale, productIds),
  };
}
