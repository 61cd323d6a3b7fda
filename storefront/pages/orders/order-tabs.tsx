import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { type countOrders, type OrderTab, orderTabs } from '#contract/orders/shopper.ts';
import { orderTabPath } from '#storefront/base/links/order-paths.ts';
import { LinkTabs } from '#ui/navigation/link-tabs.tsx';

type OrderTabsProps = { chosen: OrderTab; counts: OutputOf<typeof countOrders> };

/** Orders by how far they have come, with how many there are. */
export function OrderTabs({ chosen, counts }: OrderTabsProps) {
  const t = useTranslations('orders');
  return (
    <LinkTabs
      label={t('title')}
      tabs={orderTabs.map((tab) => ({
        to: orderTabPath(tab),
        isCurrent: tab === chosen,
        label: (
          <>
            {t(`tabs.${tab}`)} <span className="text-sm tabular-nums">({counts[tab]})</span>
          </>
        ),
      }))}
    />
  );
}
