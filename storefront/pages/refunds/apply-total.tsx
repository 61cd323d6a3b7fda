import { useTranslations } from 'use-intl';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { RefundAmountRows } from './refund-amounts.tsx';
import type { RefundQuote } from './use-refund-quote.ts';

/** What comes back for what is chosen, and why it is not more. */
export function ApplyTotal({ quote, isPending }: { quote: RefundQuote | null; isPending: boolean }) {
  const t = useTranslations('refunds');
  return (
    <section aria-labelledby="refund-sum" aria-busy={isPending} className="rounded-lg bg-page px-6 py-5">
      <h2 id="refund-sum" className="text-base font-semibold">
        {t('apply.sum')}
      </h2>
      <div aria-live="polite" className={isPending ? 'opacity-60' : ''}>
        {quote ? (
          <>
            <dl className="mt-3">
              <RefundAmountRows amounts={quote} />
              <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
                <dt className="font-semibold">{t('amounts.total')}</dt>
                <dd className="text-right">
                  <MallPrice amount={quote.payable} size="lg" />
                  {quote.pointsUsed > 0 && (
                    <p className="text-xs text-ink-2">
                      {t('amounts.pointsBack', { points: String(quote.pointsUsed) })}
                    </p>
                  )}
                </dd>
              </div>
            </dl>
            <ul className="mt-3 grid gap-1.5 text-xs text-ink-2">
              {quote.freightRule !== 'none' && <li>{t(`freight.${quote.freightRule}`)}</li>}
              {quote.givesCouponsBack && <li>{t('coupons.back')}</li>}
              {quote.losesCoupons && <li>{t('coupons.lost')}</li>}
            </ul>
          </>
        ) : (
          <p className="mt-3 text-ink-2">{t('apply.nothingChosen')}</p>
        )}
      </div>
    </section>
  );
}
