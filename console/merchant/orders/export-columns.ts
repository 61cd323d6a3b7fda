import { useTranslations } from 'use-intl';
import type { ExportProps } from '#console/base/csv/export-button.tsx';
import type { ShopOrder } from '#contract/shipping/merchant.ts';

/** What a file of orders says about each of them. */
export function useExportColumns(): ExportProps<ShopOrder>['columns'] {
  const t = useTranslations('console');
  return [
    [t('orders.order'), ({ orderNo }) => orderNo],
    [t('csv.paymentNumber'), ({ tradeNo }) => tradeNo],
    [t('orders.status'), ({ status }) => t(`orders.statuses.${status}`)],
    [t('csv.createdAt'), ({ createdAt }) => createdAt],
    [t('csv.paidAt'), ({ paidAt }) => paidAt],
    [t('orders.consignee'), ({ address }) => address?.realName ?? ''],
    [t('orders.bulk.columns.phone'), ({ address }) => address && `${address.countryCode} ${address.phone}`],
    [t('orders.bulk.columns.address'), ({ address }) => address?.detail ?? ''],
    [t('orders.bulk.columns.postCode'), ({ address }) => address?.postCode ?? ''],
    [t('csv.country'), ({ address }) => address?.country ?? ''],
    [t('orders.products'), ({ lines }) => lines.map((line) => `${line.quantity} × ${nameOf(line)}`).join('; ')],
    [t('orders.subtotal'), (order) => order.goods / 100],
    [t('orders.freight'), ({ freight }) => freight / 100],
    [t('orders.total'), ({ payable }) => payable / 100],
    [t('orders.refunded'), ({ refundedPrice }) => refundedPrice / 100],
    [t('orders.bulk.columns.note'), ({ note }) => note],
    [t('orders.internal.title'), ({ internalNote }) => internalNote],
    [t('orders.internal.flag'), ({ flag }) => flag && t(`orders.flags.${flag}`)],
  ];
}

const nameOf = ({ name, variant }: ShopOrder['lines'][number]) => [name, variant].filter(Boolean).join(' ');
