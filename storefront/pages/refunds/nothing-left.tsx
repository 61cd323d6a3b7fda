import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { orderPath } from '#storefront/base/links/order-paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ApplyOrder } from './apply-order.ts';
import { OpenRefunds } from './open-refunds.tsx';

/** An order of which nothing can be asked back now, and where to go instead. */
export function NothingLeft({ order }: { order: ApplyOrder }) {
  const t = useTranslations('refunds.apply');
  return (
    <section className="rounded-lg bg-card px-7 py-10">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        title={t('closed')}
        text={t(`closedBy.${order.whyNoRefund ?? 'all_requested'}`)}
        action={
          <MallLink
            to={orderPath(order.orderNo)}
            className="inline-block rounded-full bg-brand px-6 py-2 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-full"
          >
            {t('order', { number: order.orderNo })}
          </MallLink>
        }
      />
      <div className="flex justify-center">
        <OpenRefunds numbers={order.openRefunds} />
      </div>
    </section>
  );
}
