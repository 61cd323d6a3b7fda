import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { orderListPath } from '#storefront/base/links/order-paths.ts';
import { refundListPath } from '#storefront/base/links/refund-paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';

type RefundNotFoundProps = { what: 'order' | 'refund'; isMissing: boolean };

/** Shown without a number, for an unknown one and for a refund of another user: the last two look the same on purpose. */
export function RefundNotFound({ what, isMissing }: RefundNotFoundProps) {
  const t = useTranslations('refunds.missing');
  const refunds = useTranslations('refunds');
  const isOrder = what === 'order';
  return (
    <section className="rounded-lg bg-card py-12">
      <h1 className="sr-only">{isOrder ? refunds('apply.title') : refunds('detail.title')}</h1>
      <EmptyState
        title={isMissing ? t(what) : t(`${what}Unknown`)}
        text={isMissing ? t(`${what}Text`) : t('unknownText')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <MallLink
              to={isOrder ? orderListPath : refundListPath}
              className="inline-block rounded-full bg-brand px-6 py-2 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-full"
            >
              {isOrder ? t('toOrders') : t('toRefunds')}
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
