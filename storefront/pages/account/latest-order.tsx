import { useTranslations } from 'use-intl';
import type { Order } from '#contract/orders/shopper.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { orderPath } from '#storefront/base/links/order-paths.ts';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { ProductRow } from '#storefront/parts/orders/product-row.tsx';
import { StatusChip } from '#storefront/parts/orders/status-chip.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { OrdersDrawing } from '#ui/drawings/orders-drawing.tsx';

const linesShown = 2;

/** The newest order in short, with the way to all about it; or the way to a first one. */
export function LatestOrder({ order }: { order: Order | null }) {
  const t = useTranslations('account.overview');
  const orders = useTranslations('orders');
  const formatDate = useDateFormat();
  if (!order)
    return (
      <EmptyState
        drawing={<OrdersDrawing />}
        title={t('noOrder')}
        text={t('noOrderText')}
        action={<LinkButton to={allProductsPath}>{t('shop')}</LinkButton>}
      />
    );
  const { orderNo, shopName, createdAt, lines, payable } = order;
  const more = lines.length - linesShown;
  return (
    <article aria-label={orders('orderNamed', { number: orderNo })} className="mt-4">
      <p className="flex flex-wrap items-center gap-x-5 text-ink-2">
        <span className="font-medium text-ink">{shopName}</span>
        <span className="tabular-nums">{formatDate(createdAt)}</span>
        <span className="ml-auto">
          <StatusChip order={order} />
        </span>
      </p>
      <ul className="divide-y divide-line">
        {lines.slice(0, linesShown).map((line) => (
          <li key={line.id}>
            <ProductRow line={line} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2 border-t border-line pt-4">
        {more > 0 && <span className="mr-auto text-ink-3">{orders('moreLines', { count: more })}</span>}
        <span className="flex items-baseline gap-2">
          {orders('payable')} <MallPrice amount={payable} />
        </span>
        <LinkButton variant="secondary" to={orderPath(orderNo)}>
          {t('view')}
        </LinkButton>
      </p>
    </article>
  );
}
