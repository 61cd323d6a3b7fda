import { and, asc, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import {
  type CategoryCommission,
  type Commission,
  type CommissionRate,
  commissionRatesMax,
} from '#contract/shops/platform-commission.ts';
import { shopKindsMax } from '#contract/shops/shopper.ts';
import { database } from '#server/database/connection.ts';
import { inFull } from '#server/database/in-full.ts';
import { textIn } from '#server/database/localized-text.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { commissionRates, shopCategories, shops } from '#server/modules/shops/tables.ts';

// The clock decides which rate counts, not the job that follows it.

/** The rate that counts now among those of one shop or classification; null when none does. */
const rateNow = (isOf: SQL) => sql`(select rate.percent from ${commissionRates} rate
  where ${isOf} and rate.withdrawn_at is null and rate.starts_at <= mall_now()
  order by rate.starts_at desc, rate.id desc limit 1)`;

/** The commission of a classification for orders placed now, in percent. */
export const categoryCommission = (kind: { id: SQLWrapper; commissionPercent: SQLWrapper }) =>
  sql`coalesce(${rateNow(sql`rate.category_id = ${kind.id}`)}, ${kind.commissionPercent})`.mapWith(
    Number,
  ) as SQL<number>;

/** The commission of a shop for orders placed now, in percent: its own, or else that of its classification. */
export const shopCommission = (shopId: SQLWrapper, kind: { id: SQLWrapper; commissionPercent: SQLWrapper }) =>
  sql`coalesce(${rateNow(sql`rate.shop_id = ${shopId}`)}, ${categoryCommission(kind)})`.mapWith(Number) as SQL<number>;

const rateColumns = {
  id: commissionRates.id,
  shopId: commissionRates.shopId,
  categoryId: commissionRates.categoryId,
  percent: commissionRates.percent,
  startsAt: commissionRates.startsAt,
  isWithdrawn: sql<boolean>`${commissionRates.withdrawnAt} is not null`,
  hasBegun: sql<boolean>`${commissionRates.startsAt} <= mall_now()`,
  reason: commissionRates.reason,
  addedBy: sql<string>`coalesce((select adder.nickname from ${accounts} adder where adder.id = ${commissionRates.addedBy}), '')`,
  addedAt: commissionRates.addedAt,
};

const ratesWhere = (where: SQL | undefined, limit: number) =>
  database()
    .select(rateColumns)
    .from(commissionRates)
    .where(where)
    .orderBy(desc(commissionRates.startsAt), desc(commissionRates.id))
    .limit(limit);

/** With what each is now: of those that have begun, the latest counts. */
function rateValues(rows: Awaited<ReturnType<typeof ratesWhere>>): CommissionRate[] {
  const now = rows.find(({ hasBegun, isWithdrawn }) => hasBegun && !isWithdrawn);
  return rows.map(({ shopId: _, categoryId: __, isWithdrawn, hasBegun, startsAt, addedAt, ...rate }) => ({
    ...rate,
    startsAt: startsAt.toISOString(),
    addedAt: addedAt.toISOString(),
    state: isWithdrawn ? 'withdrawn' : rate.id === now?.id ? 'now' : hasBegun ? 'past' : 'planned',
  }));
}

/** The commission of a shop, with what it was and will be. */
export async function getCommissionOf(shopId: number): Promise<Commission> {
  const [[now], rates] = await Promise.all([
    database()
      .select({ percent: shopCommission(shops.id, shopCategories), ofCategory: categoryCommission(shopCategories) })
      .from(shops)
      .innerJoin(shopCategories, eq(shopCategories.id, shops.categoryId))
      .where(eq(shops.id, shopId)),
    ratesWhere(eq(commissionRates.shopId, shopId), commissionRatesMax),
  ]);
  return { percent: now?.percent ?? 0, ofCategory: now?.ofCategory ?? 0, rates: rateValues(rates) };
}

/** The commission of each classification, with what it was and will be. */
export async function listCategoryCommissions(locale: Locale): Promise<CategoryCommission[]> {
  const kinds = await database()
    .select({
      categoryId: shopCategories.id,
      name: textIn(shopCategories.name, locale),
      percent: categoryCommission(shopCategories),
      shops: sql<number>`(select count(*)::int from ${shops} s where s.category_id = ${inFull(shopCategories.id)})`,
    })
    .from(shopCategories)
    .orderBy(asc(shopCategories.place), asc(shopCategories.id))
    .limit(shopKindsMax);
  const ids = kinds.map(({ categoryId }) => categoryId);
  const rates = await ratesWhere(and(inArray(commissionRates.categoryId, ids)), shopKindsMax * commissionRatesMax);
  return kinds.map((kind) => ({
    ...kind,
    rates: rateValues(rates.filter(({ categoryId }) => categoryId === kind.categoryId)).slice(0, commissionRatesMax),
  }));
}
