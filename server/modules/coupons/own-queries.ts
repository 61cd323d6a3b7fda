import { and, asc, count, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { listOwnCoupons, OwnCoupon } from '#contract/coupons/shopper.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { categories } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { onlyShopId } from './offer-queries.ts';
import { coupons, receivedCoupons } from './tables.ts';

type Input = z.output<(typeof listOwnCoupons)['input']>;

const productsMax = 100; // listed per coupon
const usableMax = 200; // considered for one order

/** Not spent and not over, whether or not the job has marked it. It may not have started yet. */
const isUnspent = and(eq(receivedCoupons.state, 'received'), gt(receivedCoupons.endsAt, mallNow)) as SQL;
const hasBegun = lte(receivedCoupons.startsAt, mallNow);
/** What can be spent now. */
export const isSpendable = and(isUnspent, hasBegun) as SQL;

/** When a coupon was spent or expired. */
const lostAt = sql`coalesce(${receivedCoupons.usedAt}, ${receivedCoupons.endsAt})`;

/** An account's coupons, and how many are usable and unusable whatever their scope. */
export async function listCouponsOf(accountId: number, locale: Locale, { type, scope, page, limit }: Input) {
  const isTheirs = eq(receivedCoupons.accountId, accountId);
  const isWanted = and(
    type === 'usable' ? isUnspent : not(isUnspent),
    scope === undefined ? undefined : eq(coupons.scope, scope),
  ) as SQL;
  const [rows, [counted]] = await Promise.all([
    database()
      .select(columnsIn(locale))
      .from(receivedCoupons)
      .innerJoin(coupons, eq(coupons.id, receivedCoupons.couponId))
      .leftJoin(shops, eq(shops.id, onlyShopId))
      .leftJoin(categories, eq(categories.id, coupons.categoryId))
      .where(and(isTheirs, isWanted))
      .orderBy(
        ...(type === 'usable'
          ? [asc(receivedCoupons.endsAt), asc(receivedCoupons.id)]
          : [highestFirst(lostAt), highestFirst(receivedCoupons.id)]),
      )
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({
        total: sql<number>`count(*) filter (where ${isWanted})`.mapWith(Number),
        usable: sql<number>`count(*) filter (where ${isUnspent})`.mapWith(Number),
        all: count(),
      })
      .from(receivedCoupons)
      .innerJoin(coupons, eq(coupons.id, receivedCoupons.couponId))
      .where(isTheirs),
  ]);
  const { total = 0, usable = 0, all = 0 } = counted ?? {};
  return { list: rows.map(ownCoupon), total, page, limit, counts: { usable, unusable: all - usable } };
}

function columnsIn(locale: Locale) {
  return {
    id: receivedCoupons.id,
    couponId: receivedCoupons.couponId,
    name: textIn(coupons.name, locale),
    scope: coupons.scope,
    shopId: onlyShopId,
    shopName: textIn<string | null>(shops.name, locale),
    categoryId: coupons.categoryId,
    categoryName: textIn<string | null>(categories.name, locale),
    productIds: coupons.productIds,
    minimumSpend: coupons.minimumSpend,
    discount: coupons.discount,
    percent: coupons.percent,
    state: sql<OwnCoupon['state']>`case when ${or(isUnspent, eq(receivedCoupons.state, 'used'))}
      then ${receivedCoupons.state} else 'expired' end`,
    isStarted: sql<boolean>`${hasBegun}`,
    receivedAt: receivedCoupons.receivedAt,
    startsAt: receivedCoupons.startsAt,
    endsAt: receivedCoupons.endsAt,
    usedAt: receivedCoupons.usedAt,
  };
}

type OwnRow = Omit<OwnCoupon, 'minPrice' | 'money' | 'receivedAt' | 'startsAt' | 'endsAt' | 'usedAt'> & {
  minimumSpend: number;
  discount: number;
  receivedAt: Date;
  startsAt: Date;
  endsAt: Date;
  usedAt: Date | null;
};

function ownCoupon({ minimumSpend, discount, ...row }: OwnRow): OwnCoupon {
  return {
    ...row,
    productIds: row.productIds.slice(0, productsMax),
    minPrice: money(minimumSpend),
    money: money(discount),
    receivedAt: row.receivedAt.toISOString(),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
  };
}

export type UsableRow = Awaited<ReturnType<typeof listUsableCoupons>>[number];

/** The coupons that an account could spend right now, ending soonest first, whether or not they fit an order. */
export function listUsableCoupons(reader: Pick<Transaction, 'select'>, accountId: number) {
  return reader
    .select({
      id: receivedCoupons.id,
      couponId: receivedCoupons.couponId,
      name: coupons.name,
      scope: coupons.scope,
      shopId: coupons.shopId,
      forShopId: coupons.forShopId,
      categoryId: coupons.categoryId,
      productIds: coupons.productIds,
      minimumSpend: coupons.minimumSpend,
      discount: coupons.discount,
      percent: coupons.percent,
      endsAt: receivedCoupons.endsAt,
    })
    .from(receivedCoupons)
    .innerJoin(coupons, eq(coupons.id, receivedCoupons.couponId))
    .where(and(eq(receivedCoupons.accountId, accountId), isSpendable))
    .orderBy(asc(receivedCoupons.endsAt), asc(receivedCoupons.id))
    .limit(usableMax);
}
