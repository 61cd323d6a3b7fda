import { Ticket } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { UsableCoupon } from '#contract/orders/shopper-checkout.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { useCouponOff } from '#storefront/parts/coupons/coupon-off.ts';
import { hasMinimum } from '#storefront/parts/coupons/has-minimum.ts';
import { Badge } from '#ui/display/badge.tsx';
import { RadioCard } from '#ui/fields/radio.tsx';

type CouponChoiceProps = {
  label: string;
  /** Those that fit, the one that takes most off first. */
  coupons: readonly UsableCoupon[];
  chosenId: number | null;
  isPending: boolean;
  onChoose: (id: number | null) => void;
};

/** One of one's coupons, or none: each says what it takes off here. */
export function CouponChoice({ label, coupons, chosenId, isPending, onChoose }: CouponChoiceProps) {
  const t = useTranslations('checkout');
  const money = useMoneyText();
  const off = useCouponOff();
  const day = useShortDay();
  const name = useId();
  if (coupons.length === 0)
    return (
      <p className="mt-2 flex items-center gap-2 text-ink-3">
        <Ticket size={16} aria-hidden="true" />
        {t('noCouponFits')}
      </p>
    );
  return (
    <fieldset aria-busy={isPending} className="mt-2 grid max-h-80 grid-cols-2 gap-2.5 overflow-y-auto p-0.5">
      <legend className="sr-only">{label}</legend>
      {coupons.map((coupon, place) => (
        <RadioCard
          key={coupon.id}
          name={name}
          checked={coupon.id === chosenId}
          onChange={() => onChoose(coupon.id)}
          className="min-h-16"
        >
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold text-brand-deep tabular-nums">
                {t('couponOff', { amount: money(coupon.deduction) })}
              </span>
              {place === 0 && <Badge tone="success">{t('bestCoupon')}</Badge>}
            </span>
            <span className="block truncate" title={coupon.name}>
              {coupon.name}
            </span>
            <span className="block text-xs text-ink-3">
              {t(`couponScopes.${coupon.scope}`)} ·{' '}
              {coupon.percent !== null &&
                `${t('couponPercent', { percent: off(coupon), amount: money(coupon.money) })} · `}
              {hasMinimum(coupon)
                ? t('couponTerms', { least: money(coupon.minPrice), day: day(coupon.endsAt) })
                : t('couponAnyTerms', { day: day(coupon.endsAt) })}
            </span>
          </span>
        </RadioCard>
      ))}
      <RadioCard name={name} checked={chosenId === null} onChange={() => onChoose(null)} className="min-h-16">
        {t('noCoupon')}
      </RadioCard>
    </fieldset>
  );
}
