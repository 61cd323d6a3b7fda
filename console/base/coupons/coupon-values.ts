import type { Texts } from '#contract/catalogue/product-content.ts';
import {
  type CouponOffer,
  type CouponProduct,
  type CouponTerms,
  couponAmountMax,
  couponDaysMax,
  couponPerPersonMax,
  couponStockMax,
  shopCouponScopes,
  type WholeCoupon,
} from '#contract/coupons/merchant.ts';
import type { WholePlatformCoupon } from '#contract/coupons/platform.ts';
import type { CouponScope } from '#contract/coupons/shopper.ts';

const minorUnits = 100;

/** What a number field holds: a text while it is empty. */
type Typed = number | string;

/** A coupon as people type it: amounts with decimals. */
export type CouponValues = {
  name: Texts;
  kind: 'amount' | 'percent';
  percent: Typed;
  money: Typed;
  minPrice: Typed;
  scope: CouponScope;
  categoryId: number | null;
  products: CouponProduct[];
  lasts: 'days' | 'dates';
  days: Typed;
  startsAt: string | null;
  endsAt: string | null;
  issued: Typed;
  perPerson: Typed;
};

export const newCoupon = (): CouponValues => ({
  name: {},
  kind: 'amount',
  percent: '',
  money: '',
  minPrice: '',
  scope: 'shop',
  categoryId: null,
  products: [],
  lasts: 'days',
  days: 14,
  startsAt: null,
  endsAt: null,
  issued: 100,
  perPerson: 1,
});

export function typedOf(coupon: WholeCoupon | WholePlatformCoupon): CouponValues {
  return {
    name: coupon.texts,
    kind: coupon.percent === null ? 'amount' : 'percent',
    percent: coupon.percent ?? '',
    money: coupon.money / minorUnits,
    minPrice: coupon.minPrice / minorUnits,
    scope: coupon.scope,
    categoryId: coupon.categoryId,
    products: coupon.products,
    lasts: coupon.day === null ? 'dates' : 'days',
    days: coupon.day ?? '',
    startsAt: coupon.startsAt,
    endsAt: coupon.endsAt,
    issued: coupon.issued,
    perPerson: coupon.perPerson,
  };
}

const amount = (typed: Typed) => Math.round(Number(typed) * minorUnits);

/** What it takes off and of what, once `mistakesInOffer` finds nothing wrong. */
export function offerOf({ kind, percent, money, minPrice, scope, categoryId, products }: CouponValues): CouponOffer {
  return {
    scope: shopCouponScopes.find((one) => one === scope) ?? 'shop', // the widest that a shop can give
    categoryId: scope === 'category' ? categoryId : null,
    productIds: scope === 'product' ? products.map(({ id }) => id) : [],
    percent: kind === 'percent' ? Number(percent) : null,
    money: amount(money),
    minPrice: amount(minPrice),
  };
}

/** The coupon that was typed, once `mistakesIn` finds none. */
export function termsOf(values: CouponValues): CouponTerms {
  const { name, lasts, days, startsAt, endsAt, issued, perPerson } = values;
  const isFixed = lasts === 'dates';
  return {
    name,
    ...offerOf(values),
    day: isFixed ? null : Number(days),
    startsAt: isFixed ? startsAt : null,
    endsAt: isFixed ? endsAt : null,
    issued: Number(issued),
    perPerson: Number(perPerson),
  };
}

export type CouponMistake =
  | 'nameMissing'
  | 'amountWrong'
  | 'percentWrong'
  | 'minimumWrong'
  | 'minimumTooLow'
  | 'categoryMissing'
  | 'productsMissing'
  | 'daysWrong'
  | 'endMissing'
  | 'endPast'
  | 'endEarlier'
  | 'startLate'
  | 'stockWrong'
  | 'stockLess'
  | 'perPersonWrong';
type Mistakes = Partial<Record<keyof CouponValues, CouponMistake>>;

const isWithin = (typed: Typed, min: number, max: number) =>
  typed !== '' && Number(typed) >= min && Number(typed) <= max;
const isWhole = (typed: Typed, max: number) => Number.isInteger(Number(typed)) && isWithin(typed, 1, max);

/** What is wrong with what it takes off, and of what. */
export function mistakesInOffer(values: CouponValues): Mistakes {
  const { kind, percent, money, minPrice, scope, categoryId, products } = values;
  const most = couponAmountMax / minorUnits;
  return {
    ...(kind === 'percent' && !isWhole(percent, 99) && { percent: 'percentWrong' as const }),
    ...(!isWithin(money, 1 / minorUnits, most) && { money: 'amountWrong' as const }),
    ...(!isWithin(minPrice, 0, most)
      ? { minPrice: 'minimumWrong' as const }
      : kind === 'amount' && Number(minPrice) < Number(money) && { minPrice: 'minimumTooLow' as const }),
    ...(scope === 'category' && categoryId === null && { categoryId: 'categoryMissing' as const }),
    ...(scope === 'product' && products.length === 0 && { products: 'productsMissing' as const }),
  };
}

type Held = Pick<WholeCoupon, 'issued' | 'endsAt'>;

/** What is wrong with a coupon. Of one that buyers hold already, `held`, the stock cannot shrink nor the end come sooner. */
export function mistakesIn(values: CouponValues, now: string, held: Held | null = null): Mistakes {
  const { name, lasts, days, startsAt, endsAt, issued, perPerson } = values;
  return {
    ...(!name.en?.trim() && { name: 'nameMissing' as const }),
    ...mistakesInOffer(values),
    ...(lasts === 'days' && !isWhole(days, couponDaysMax) && { days: 'daysWrong' as const }),
    ...(lasts === 'dates' && mistakesInDates(startsAt, endsAt, now, held)),
    ...(!isWhole(issued, couponStockMax)
      ? { issued: 'stockWrong' as const }
      : held && Number(issued) < held.issued && { issued: 'stockLess' as const }),
    ...(!isWhole(perPerson, couponPerPersonMax) && { perPerson: 'perPersonWrong' as const }),
  };
}

function mistakesInDates(startsAt: string | null, endsAt: string | null, now: string, held: Held | null): Mistakes {
  if (endsAt === null) return { endsAt: 'endMissing' };
  if (held?.endsAt && endsAt < held.endsAt) return { endsAt: 'endEarlier' };
  if (endsAt <= now && endsAt !== held?.endsAt) return { endsAt: 'endPast' };
  return startsAt !== null && startsAt >= endsAt ? { startsAt: 'startLate' } : {};
}
