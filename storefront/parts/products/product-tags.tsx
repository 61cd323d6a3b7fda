import { Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ProductCard as Product } from '#contract/catalogue/shopper.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { useCouponOff } from '#storefront/parts/coupons/coupon-off.ts';
import { hasMinimum } from '#storefront/parts/coupons/has-minimum.ts';
import { Badge } from '#ui/display/badge.tsx';

/** Small tags for what sets a product apart, on one line, so that all cards are alike: one that does not fit is left out. */
export function ProductTags({
  product,
}: {
  product: Pick<Product, 'isSelf' | 'coupon' | 'isFlash' | 'bargainEndsAt'>;
}) {
  const t = useTranslations('catalogue.tags');
  const money = useMoneyText();
  const off = useCouponOff();
  const day = useShortDay();
  const { coupon } = product;
  return (
    <span className="flex h-5 flex-wrap items-center gap-1 overflow-hidden">
      {product.isSelf && <Badge tone="solid">{t('self')}</Badge>}
      {product.isFlash && (
        <Badge tone="warning">
          <Zap aria-hidden="true" size={12} className="fill-current" />
          {t('flash')}
        </Badge>
      )}
      {product.bargainEndsAt && <Badge tone="warning">{t('bargain', { day: day(product.bargainEndsAt) })}</Badge>}
      {coupon && (
        <Badge tone="brand">
          {hasMinimum(coupon)
            ? t('couponFrom', { money: off(coupon), least: money(coupon.minPrice) })
            : t('couponAny', { money: off(coupon) })}
        </Badge>
      )}
    </span>
  );
}
