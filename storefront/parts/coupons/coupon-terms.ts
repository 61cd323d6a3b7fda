import { useTranslations } from 'use-intl';
import type { ReachableCoupon } from '#contract/coupons/shopper.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';

type Terms = Pick<ReachableCoupon, 'scope' | 'money' | 'percent' | 'endsAt' | 'day'>;

/** What a coupon is for and until when, in a few words: "shop coupon, up to $20, until Nov 30". */
export function useCouponTerms(): (coupon: Terms) => string {
  const t = useTranslations('buy-steps.couponTerms');
  const writeMoney = useMoneyText();
  const day = useShortDay();
  return ({ scope, money, percent, endsAt, day: days }) => {
    const kind = t(`scopes.${scope}`);
    const name = percent === null ? kind : t('upTo', { name: kind, amount: writeMoney(money) });
    if (endsAt !== null) return t('until', { name, day: day(endsAt) });
    return days === null ? name : t('days', { name, days });
  };
}
