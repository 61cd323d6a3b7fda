import { Ticket } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { UsableCoupon } from '#contract/orders/shopper-checkout.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';

type CouponChoiceProps = {
  label: string;
  /** Those that fit, the one that takes most off first. */
  coupons: readonly UsableCoupon[];
  chosenId: number | null;
  isPending: boolean;
  onChoose: (id: number | null) => void;
};

const option =
  'flex min-h-16 cursor-pointer items-center gap-3 rounded-md border border-line px-4 py-2.5 hover:border-ink-3/45 has-checked:border-brand has-checked:bg-brand-soft/40 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';
const radio = 'size-4 shrink-0 accent-brand focus-visible:outline-none';

/** One of one's coupons, or none: each says what it takes off here. */
export function CouponChoice({ label, coupons, chosenId, isPending, onChoose }: CouponChoiceProps) {
  const t = useTranslations('checkout');
  const money = useMoneyText();
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
        <label key={coupon.id} className={option}>
          <input
            type="radio"
            name={name}
            checked={coupon.id === chosenId}
            onChange={() => onChoose(coupon.id)}
            className={radio}
          />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold text-brand-deep tabular-nums">
                {t('couponOff', { amount: money(coupon.deduction) })}
              </span>
              {place === 0 && (
                <span className="rounded-sm bg-success-soft px-1.5 text-xs leading-5 text-success">
                  {t('bestCoupon')}
                </span>
              )}
            </span>
            <span className="block truncate" title={coupon.name}>
              {coupon.name}
            </span>
            <span className="block text-xs text-ink-3">
              {t(`couponScopes.${coupon.scope}`)} ·{' '}
              {t('couponTerms', { least: money(coupon.minPrice), day: day(coupon.endsAt) })}
            </span>
          </span>
        </label>
      ))}
      <label className={option}>
        <input type="radio" name={name} checked={chosenId === null} onChange={() => onChoose(null)} className={radio} />
        {t('noCoupon')}
      </label>
    </fieldset>
  );
}
