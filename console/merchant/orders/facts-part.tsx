import { useTranslations } from 'use-intl';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import type { getShopOrder } from '#contract/shipping/merchant.ts';

type ShopOrderDetail = OutputOf<typeof getShopOrder>;

/** Who bought it, how it was paid, and until when what has to happen. */
export function FactsPart({ order }: { order: ShopOrderDetail }) {
  const t = useTranslations('console.orders');
  const { time } = useFormats();
  const { expiresAt, shipBy, receiveBy, completeBy, payType, cancelReason, isOverdue } = order;
  return (
    <Part title={t('facts.title')}>
      <FactRows
        facts={[
          { name: t('facts.buyer'), value: order.buyer },
          { name: t('facts.method'), value: payType && t(`payTypes.${payType}`) },
          { name: t('facts.delivery'), value: t(`kinds.${order.delivery}`) },
          { name: t('facts.payBy'), value: expiresAt && time(expiresAt) },
          {
            name: t(isOverdue ? 'facts.overdue' : 'facts.shipBy'),
            value: order.canShip && shipBy ? time(shipBy) : null,
            isWarning: isOverdue,
          },
          { name: t('facts.receiveBy'), value: order.status === 'shipped' && receiveBy ? time(receiveBy) : null },
          { name: t('facts.completeBy'), value: order.status === 'received' && completeBy ? time(completeBy) : null },
          { name: t('facts.cancelled'), value: order.status === 'cancelled' ? cancelReason : null },
        ]}
      />
    </Part>
  );
}
