import { Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Quote } from '#contract/orders/shopper-checkout.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useWholeNumber } from '#storefront/base/i18n/whole-number.ts';
import { useCouponTerms } from '#storefront/parts/coupons/coupon-terms.ts';
import { Button } from '#ui/buttons/button.tsx';

type BestMixProps = { proposal: NonNullable<Quote['proposal']>; isPending: boolean; onApply: () => void };

/** The coupons and points that would save the most, each with what it takes off; one press receives and chooses them. */
export function BestMix({ proposal, isPending, onApply }: BestMixProps) {
  const t = useTranslations('checkout.best');
  const write = useAmountText();
  const writeNumber = useWholeNumber();
  const terms = useCouponTerms();
  const { saves, more, coupons, points, pointsWorth } = proposal;
  const hasUnclaimed = coupons.some(({ isReceived }) => !isReceived);
  return (
    <section aria-labelledby="best-mix" className="rounded-lg border border-success bg-success-soft px-6 py-4">
      <h2 id="best-mix" className="flex items-start gap-2 font-semibold text-success">
        <Sparkles aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
        {t('title', { saves: write(saves), more: write(more) })}
      </h2>
      <ul className="mt-2 grid gap-1.5 text-ink-2">
        {coupons.map((coupon) => (
          <li key={coupon.couponId} className="flex justify-between gap-6">
            <span className="min-w-0">
              {coupon.name} <span className="text-xs text-ink-2">({terms(coupon)})</span>
              {!coupon.isReceived && <strong className="ml-2 text-xs text-brand-deep">{t('unclaimed')}</strong>}
            </span>
            <span className="shrink-0 tabular-nums">−{write(coupon.deduction)}</span>
          </li>
        ))}
        {points > 0 && (
          <li className="flex justify-between gap-6">
            <span>{t('points', { points: writeNumber(points) })}</span>
            <span className="shrink-0 tabular-nums">−{write(pointsWorth)}</span>
          </li>
        )}
      </ul>
      <Button variant="secondary" disabled={isPending} onClick={onApply} className="mt-3 w-full">
        {hasUnclaimed ? t('receiveAndApply') : t('apply')}
      </Button>
    </section>
  );
}
