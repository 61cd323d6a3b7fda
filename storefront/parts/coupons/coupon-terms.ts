import { useTranslations } from 'use-intl';
import type { ReachableCoupon } from '#contract/coupons/shopper.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';

/** What a coupon is for and until when, in a few words: "shop coupon, until Nov 30". */
export function useCouponTerms(): (coupon: Pick<ReachableCoupon, 'scope' | 'endsAt' | 'day'>) => string {
  const t = useTranslations('buy-steps.couponTerms');
  const day = useShortDay();
  return ({ scope, endsAt, day: days }) => {
    const name = t(`scopes.${scope}`);
    if (endsAt !== null) return t('until', { name, day: day(endsAt) });
    return days === null ? name : t('days', { name, days });
  };
}
