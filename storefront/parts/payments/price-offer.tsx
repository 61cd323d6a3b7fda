import { Tag } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { confirmPriceOffer, declinePriceOffer, type PriceOffer } from '#contract/orders/price-offers.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

type PriceOfferCardProps = { orderNo: string; shopName: string; offer: PriceOffer };

/** A lower price that a shop offers: what it was, what it becomes and why, to be accepted or not. Needs the group `payments`. */
export function PriceOfferCard({ orderNo, shopName, offer }: PriceOfferCardProps) {
  const t = useTranslations('payments.priceOffer');
  const write = useAmountText();
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const isHydrated = useHydrated();
  const { id, before, after, productsOff, freightOff, reason } = offer;
  const titleId = `price-offer-${id}`;

  const answer = (isAccepted: boolean) =>
    press({ id, isAccepted }, async () => {
      try {
        await callFromBrowser(isAccepted ? confirmPriceOffer : declinePriceOffer, { orderNo, id });
        void toast(t(isAccepted ? 'confirmed' : 'declined'), 'success', 'orders');
      } finally {
        await revalidate(); // the shop may just have withdrawn it, or the order was paid
      }
    });

  return (
    <Card
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border border-success px-6 py-4"
    >
      <Tag size={22} aria-hidden="true" className="shrink-0 text-success" />
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="font-semibold">
          {t('title', { shop: shopName })}
        </h2>
        <p className="mt-1 wrap-anywhere text-ink-2">{t('reason', { reason })}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-xs text-ink-3">
          {productsOff > 0 && <span>{t('productsOff', { amount: write(productsOff) })}</span>}
          {freightOff > 0 && <span>{t('freightOff', { amount: write(freightOff) })}</span>}
        </p>
      </div>
      <p className="flex items-baseline gap-2">
        <s className="text-ink-3">
          <span className="sr-only">{t('was')} </span>
          {write(before)}
        </s>
        <span className="sr-only">{t('now')}</span>
        <MallPrice amount={after} size="lg" />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={!isHydrated || isBusy} onClick={() => void answer(false)}>
          {t('decline')}
        </Button>
        <Button disabled={!isHydrated} isBusy={isBusy} onClick={() => void answer(true)}>
          {t('confirm')}
        </Button>
      </div>
    </Card>
  );
}
