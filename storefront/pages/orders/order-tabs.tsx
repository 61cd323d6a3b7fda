import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { type countOrders, type OrderTab, orderTabs } from '#contract/orders/shopper.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { orderTabPath } from '#storefront/base/links/order-paths.ts';

type OrderTabsProps = { chosen: OrderTab; counts: OutputOf<typeof countOrders> };

/** Orders by how far they have come, with how many there are. */
export function OrderTabs({ chosen, counts }: OrderTabsProps) {
  const t = useTranslations('orders');
  return (
    <nav aria-label={t('title')}>
      <ul className="flex flex-wrap gap-x-3 border-b border-line">
        {orderTabs.map((tab) => (
          <li key={tab}>
            <MallLink
              to={orderTabPath(tab)}
              preventScrollReset
              aria-current={tab === chosen ? 'page' : undefined}
              className="-mb-px block border-b-3 border-transparent pb-3 text-base font-medium hover:text-brand aria-[current]:border-brand aria-[current]:text-brand"
            >
              {t(`tabs.${tab}`)} <span className="text-sm tabular-nums">({counts[tab]})</span>
            </MallLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
