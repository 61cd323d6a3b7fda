import { type CouponValues, termsOf } from '#console/base/coupons/coupon-values.ts';
import type { CouponChannel, PlatformCouponTerms, WholePlatformCoupon } from '#contract/coupons/platform.ts';
import { CouponCode } from '#contract/coupons/shopper.ts';

/** How people come by a coupon of the platform, and for which shop it is, if for one. */
export type GivingValues = {
  shopId: number | null;
  channel: CouponChannel;
  code: string;
  codeFrom: string | null;
  codeUntil: string | null;
};

export const givingOf = (coupon: WholePlatformCoupon | null): GivingValues => ({
  shopId: coupon?.shopId ?? null,
  channel: coupon?.channel ?? 'centre',
  code: coupon?.code ?? '',
  codeFrom: coupon?.codeFrom ?? null,
  codeUntil: coupon?.codeUntil ?? null,
});

export type GivingMistake = 'shopMissing' | 'codeWrong' | 'codeLate';

/** What is wrong with it, by field. */
export function mistakesInGiving(
  { shopId, channel, code, codeFrom, codeUntil }: GivingValues,
  scope: CouponValues['scope'],
): Partial<Record<keyof GivingValues, GivingMistake>> {
  return {
    ...(scope === 'shop' && shopId === null && { shopId: 'shopMissing' as const }),
    ...(channel === 'code' && !CouponCode.safeParse(code).success && { code: 'codeWrong' as const }),
    ...(channel === 'code' && codeFrom && codeUntil && codeFrom >= codeUntil && { codeFrom: 'codeLate' as const }),
  };
}

/** The coupon that was typed, once nothing is wrong. */
export function platformTermsOf(values: CouponValues, giving: GivingValues): PlatformCouponTerms {
  const { shopId, channel, code, codeFrom, codeUntil } = giving;
  const isCode = channel === 'code';
  return {
    ...termsOf(values),
    scope: values.scope,
    shopId: values.scope === 'shop' ? shopId : null,
    channel,
    code: isCode ? CouponCode.parse(code) : null,
    codeFrom: isCode ? codeFrom : null,
    codeUntil: isCode ? codeUntil : null,
  };
}
