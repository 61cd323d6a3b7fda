import { useTranslations } from 'use-intl';
import { orderPath } from '#storefront/base/links/order-paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { RefundsDrawing } from '#ui/drawings/refunds-drawing.tsx';
import type { ApplyOrder } from './apply-order.ts';
import { OpenRefunds } from './open-refunds.tsx';

/** An order of which nothing can be asked back now, and where to go instead. */
export function NothingLeft({ order }: { order: ApplyOrder }) {
  const t = useTranslations('refunds.apply');
  return (
    <Card className="px-7 py-10">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        drawing={<RefundsDrawing />}
        title={t('closed')}
        text={t(`closedBy.${order.whyNoRefund ?? 'all_requested'}`)}
        action={<LinkButton to={orderPath(order.orderNo)}>{t('order', { number: order.orderNo })}</LinkButton>}
      />
      <div className="flex justify-center">
        <OpenRefunds numbers={order.openRefunds} />
      </div>
    </Card>
  );
}
