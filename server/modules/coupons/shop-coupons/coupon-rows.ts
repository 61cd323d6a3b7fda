import { and, count, eq, sql } from 'drizzle-orm';
import type { Localized } from '#contract/core/languages.ts';
import { type CouponTerms, couponsOfferedMax } from '#contract/coupons/merchant.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isNotOver } from '#server/modules/coupons/offer-queries.ts';
import { coupons } from '#server/modules/coupons/tables.ts';

/** A coupon of the shop, locked until the transaction ends: nobody receives it meanwhile. */
export async function lockShopCoupon(tx: Transaction, shopId: number, id: number) {
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.shopId, shopId), eq(coupons.id, id)))
    .for('update');
  if (!coupon) throw new Refusal('coupon_not_found');
  const [clock] = await tx
    .select({ isOver: sql<boolean>`coalesce(${coupons.endsAt} <= ${mallNow}, false)` })
    .from(coupons)
    .where(eq(coupons.id, id));
  return { ...coupon, isOver: clock?.isOver ?? false };
}

/** The columns of a coupon's terms. */
export function columnsOf({ name, money, minPrice, day, startsAt, endsAt, ...terms }: CouponTerms) {
  return {
    ...terms,
    name: writtenTexts(name),
    discount: money,
    minimumSpend: minPrice,
    validDays: day,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

/** Without the spaces around the texts, and without languages in which nothing is written. */
function writtenTexts(name: CouponTerms['name']): Localized {
  const texts = Object.entries(name).map(([locale, text]) => [locale, text?.trim()]);
  return Object.fromEntries(texts.filter(([, text]) => text)) as Localized;
}

/** Refuses another coupon on offer when the shop has as many as it may. */
export async function assertRoomForOffer(tx: Transaction, shopId: number): Promise<void> {
  const [offered] = await tx
    .select({ total: count() })
    .from(coupons)
    .where(and(eq(coupons.shopId, shopId), eq(coupons.isOpen, true), isNotOver));
  if ((offered?.total ?? 0) >= couponsOfferedMax) throw new Refusal('too_many_coupons');
}
