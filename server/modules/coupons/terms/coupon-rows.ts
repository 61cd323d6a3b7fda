import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Localized } from '#contract/core/languages.ts';
import type { CouponTerms } from '#contract/coupons/merchant.ts';
import type { CouponScope } from '#contract/coupons/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { coupons } from '#server/modules/coupons/tables.ts';

/** Of this shop, or with null of the platform. */
export const isOf = (shopId: number | null): SQL =>
  shopId === null ? isNull(coupons.shopId) : eq(coupons.shopId, shopId);

/** A coupon of the shop, or with null of the platform, locked until the transaction ends: nobody receives it meanwhile. */
export async function lockCouponOf(tx: Transaction, shopId: number | null, id: number) {
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(isOf(shopId), eq(coupons.id, id)))
    .for('update');
  if (!coupon) throw new Refusal('coupon_not_found');
  const [clock] = await tx
    .select({ isOver: sql<boolean>`coalesce(${coupons.endsAt} <= ${mallNow}, false)` })
    .from(coupons)
    .where(eq(coupons.id, id));
  return { ...coupon, isOver: clock?.isOver ?? false };
}

export type TermColumns = Pick<
  typeof coupons.$inferSelect,
  | 'name'
  | 'scope'
  | 'categoryId'
  | 'productIds'
  | 'percent'
  | 'discount'
  | 'minimumSpend'
  | 'validDays'
  | 'startsAt'
  | 'endsAt'
  | 'issued'
  | 'perPerson'
  | 'forShopId'
  | 'channel'
  | 'code'
  | 'codeFrom'
  | 'codeUntil'
>;

type Terms = Omit<CouponTerms, 'scope'> & { scope: CouponScope };

/** The columns of a coupon's terms, for everybody in the coupon centre. */
export function columnsOf({ name, money, minPrice, day, startsAt, endsAt, ...terms }: Terms): TermColumns {
  return {
    ...terms,
    name: writtenTexts(name),
    discount: money,
    minimumSpend: minPrice,
    validDays: day,
    startsAt: dateOf(startsAt),
    endsAt: dateOf(endsAt),
    ...{ forShopId: null, channel: 'centre', code: null, codeFrom: null, codeUntil: null },
  };
}

export const dateOf = (time: string | null) => (time === null ? null : new Date(time));

/** Without the spaces around the texts, and without languages in which nothing is written. */
function writtenTexts(name: CouponTerms['name']): Localized {
  const texts = Object.entries(name).map(([locale, text]) => [locale, text?.trim()]);
  return Object.fromEntries(texts.filter(([, text]) => text)) as Localized;
}
