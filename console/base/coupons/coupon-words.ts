import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import type { ShopCoupon } from '#contract/coupons/merchant.ts';
import type { CouponScope } from '#contract/coupons/shopper.ts';

/** Plain numbers, since a form has them too. */
type Off = { percent: number | null; money: number };
type Validity = Pick<ShopCoupon, 'day' | 'startsAt' | 'endsAt'>;
type Target = Pick<ShopCoupon, 'categoryName' | 'productCount'> & { scope: CouponScope; shopName?: string | null };

/** The terms of a coupon in words, as buyers read them. */
export function useCouponWords() {
  const t = useTranslations('marketing');
  const { money, percent, day } = useFormats();
  return {
    /** "$5.00", or "10%". */
    off: ({ percent: part, money: amount }: Off) => (part === null ? money(amount) : percent(part / 100)),
    /** "$5.00 off", or "10% off, up to $20.00". */
    discount: ({ percent: part, money: amount }: Off) =>
      part === null
        ? t('off', { off: money(amount) })
        : t('offUpTo', { off: percent(part / 100), most: money(amount) }),
    minimum: ({ percent: part, money: amount, minPrice }: Off & { minPrice: number }) =>
      minPrice > (part === null ? amount : 0) ? t('from', { amount: money(minPrice) }) : t('noMinimum'),
    validity({ day: days, startsAt, endsAt }: Validity): string {
      if (endsAt === null) return t('days', { days: days ?? 0 });
      return startsAt === null ? t('until', { to: day(endsAt) }) : t('dates', { from: day(startsAt), to: day(endsAt) });
    },
    target({ scope, categoryName, productCount, shopName }: Target): string {
      if (scope === 'product') return t('forProducts', { count: productCount });
      if (scope === 'category') return categoryName ?? '';
      return scope === 'general' ? t('form.scopes.general') : (shopName ?? t('form.scopes.shop'));
    },
  };
}
