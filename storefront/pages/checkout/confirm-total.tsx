import { CircleAlert, Coins } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import type { Quote } from '#contract/orders/shopper-checkout.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useWholeNumber } from '#storefront/base/i18n/whole-number.ts';
import { AmountRows } from '#storefront/parts/orders/amount-rows.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Changes } from './choices.ts';
import type { Obstacle } from './obstacles.ts';

type ConfirmTotalProps = {
  quote: Quote;
  changes: Changes | null;
  isPending: boolean;
  isBusy: boolean;
  obstacle: Obstacle | null;
  onPlace: () => void;
};

/** What everything comes to and why, always in sight, and the button that orders it. */
export function ConfirmTotal({ quote, changes, isPending, isBusy, obstacle, onPlace }: ConfirmTotalProps) {
  const t = useTranslations('checkout');
  const write = useAmountText();
  const writeNumber = useWholeNumber();
  const isHydrated = useHydrated();
  const id = useId();
  const before = changes?.before;
  const isFreightOpen = quote.needsAddress && quote.addressId === null;
  const saved = Math.max(0, quote.listPrice + quote.freight - quote.payable) as Money;
  return (
    <Card as="aside" aria-labelledby={`${id}title`} className="px-6 py-5">
      <h2 id={`${id}title`} className="text-base font-semibold">
        {t('summary')}
      </h2>
      <div aria-busy={isPending} className={`transition-opacity ${isPending ? 'opacity-50' : ''}`}>
        <dl className="mt-3">
          <AmountRows amounts={quote} before={before} openFreight={isFreightOpen ? quote.freightEstimate : undefined} />
          <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <dt className="font-semibold">{isFreightOpen ? t('payableOpen') : t('payable')}</dt>
            <dd className="text-right" aria-live="polite">
              {before && before.payable !== quote.payable && (
                <s className="mr-2 text-ink-3 tabular-nums">
                  <span className="sr-only">{t('was')} </span>
                  {write(before.payable)}
                </s>
              )}
              <MallPrice amount={quote.payable} size="lg" />
            </dd>
          </div>
        </dl>
        {isFreightOpen && <p className="text-right text-xs text-ink-2">{t('deliveryOpenTotal')}</p>}
        {saved > 0 && <p className="text-right text-xs text-success">{t('saved', { amount: write(saved) })}</p>}
        {quote.pointsEarned > 0 && (
          <p className="mt-1 flex items-center justify-end gap-1.5 text-xs text-ink-3">
            <Coins size={14} aria-hidden="true" />
            {t('earns', { points: writeNumber(quote.pointsEarned) })}
          </p>
        )}
      </div>
      {changes && (
        <p role="alert" className="mt-4 flex gap-2 rounded-md bg-warning-soft px-3 py-2.5 text-warning">
          <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
          {t('amountsChanged')}
        </p>
      )}
      <Button
        size="large"
        disabled={!isHydrated || isPending || obstacle !== null}
        isBusy={isBusy}
        aria-describedby={obstacle ? `${id}why` : undefined}
        onClick={onPlace}
        className="mt-4 w-full"
      >
        {changes ? t('placeChanged') : t('place')}
      </Button>
      {obstacle && (
        <p id={`${id}why`} className="mt-2 text-brand-deep">
          {t(`obstacles.${obstacle}`)}
        </p>
      )}
      <p className="mt-3 text-xs text-ink-3">{t('placeHint', { count: quote.shops.length })}</p>
    </Card>
  );
}
