import { and, asc, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { ReachableCoupon } from '#contract/coupons/shopper.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { inFull } from '#server/database/in-full.ts';
import { coupons, receivedCoupons } from './tables.ts';

export type ReachableRow = Awaited<ReturnType<typeof listReachableCoupons>>[number];

const reachableMax = 500;
const couponId = inFull(coupons.id);

/**
 * Coupons that could be spent in these shops right now: received ones, and those on offer that this account, or a guest, may
 * still receive.
 */
export async function listReachableCoupons(accountId: number | null, shopIds: readonly number[]) {
  const received = sql`select 1 from ${receivedCoupons} r where r.coupon_id = ${couponId} and r.account_id = ${accountId}::int`;
  const spendable = sql`r.state = 'received' and r.starts_at <= mall_now() and r.ends_at > mall_now()`;
  const isReceived = sql<boolean>`exists (${received} and ${spendable})`;
  const isOnOffer = sql`${coupons.isOpen} and ${coupons.channel} = 'centre' and ${coupons.claimed} < ${coupons.issued}
    and (${coupons.startsAt} is null or ${coupons.startsAt} <= mall_now())
    and (${coupons.endsAt} is null or ${coupons.endsAt} > mall_now())
    and (select count(*) from (${received}) as one) < ${coupons.perPerson}`;
  return database()
    .select({
      id: coupons.id,
      name: coupons.name,
      scope: coupons.scope,
      shopId: coupons.shopId,
      forShopId: coupons.forShopId,
      categoryId: coupons.categoryId,
      productIds: coupons.productIds,
      minimumSpend: coupons.minimumSpend,
      discount: coupons.discount,
      percent: coupons.percent,
      validDays: coupons.validDays,
      endsAt: sql<string | null>`to_char(coalesce(
        (select min(r.ends_at) from ${receivedCoupons} r
          where r.coupon_id = ${couponId} and r.account_id = ${accountId}::int and ${spendable}),
        ${coupons.endsAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      isReceived,
    })
    .from(coupons)
    .where(
      and(or(isNull(coupons.shopId), inArray(coupons.shopId, [...shopIds])), sql`(${isReceived} or (${isOnOffer}))`),
    )
    .orderBy(highestFirst(isReceived), highestFirst(coupons.discount), asc(coupons.id))
    .limit(reachableMax);
}

export function reachableValue(row: ReachableRow, locale: Locale): ReachableCoupon {
  return {
    couponId: row.id,
    name: localized(row.name, locale),
    scope: row.scope,
    shopId: row.shopId,
    minPrice: money(row.minimumSpend),
    money: money(row.discount),
    percent: row.percent,
    isReceived: row.isReceived,
    day: row.endsAt === null ? row.validDays : null,
    endsAt: row.endsAt,
  };
}
