import type { OrderStatus } from '#contract/orders/shopper.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { StatusChip } from '#storefront/parts/orders/status-chip.tsx';

/** The status of an order, by the words of its own pages. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return (
    <WithMessages groups={['orders']}>
      <StatusChip order={{ status, delivery: 'courier' }} />
    </WithMessages>
  );
}
