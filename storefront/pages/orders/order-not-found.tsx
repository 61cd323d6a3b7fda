import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { orderListPath } from '#storefront/base/links/order-paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';

/** Shown without a number, for an unknown one and for an order of another user: the last two look the same on purpose. */
export function NoOrder({ isMissing }: { isMissing: boolean }) {
  const t = useTranslations('orders.detail');
  return (
    <section className="mt-4 rounded-lg bg-card py-12">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        title={isMissing ? t('missing') : t('unknown')}
        text={isMissing ? t('missingText') : t('unknownText')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <MallLink
              to={orderListPath}
              className="inline-block rounded-full bg-brand px-6 py-2 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-full"
            >
              {t('toOrders')}
            </MallLink>
            <MallLink
              to="/"
              className="inline-block rounded-full border border-line px-6 py-2 font-semibold hover:border-ink-3 focus-visible:rounded-full"
            >
              {t('toHome')}
            </MallLink>
          </div>
        }
      />
    </section>
  );
}
