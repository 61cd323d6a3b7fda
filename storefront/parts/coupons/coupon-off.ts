import type { OfferedCoupon } from '#contract/coupons/shopper.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { numberFormatTag } from '#storefront/base/i18n/number-format.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';

/** What a coupon takes off, as one writes it before "off": "$5", or "10%". */
export function useCouponOff(): (coupon: Pick<OfferedCoupon, 'money' | 'percent'>) => string {
  const money = useMoneyText();
  const format = new Intl.NumberFormat(numberFormatTag(useLocale()), { style: 'percent' });
  return ({ money: amount, percent }) => (percent === null ? money(amount) : format.format(percent / 100));
}
