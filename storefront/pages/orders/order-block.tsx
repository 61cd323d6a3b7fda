import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Order, OrderStatus } from '#contract/orders/shopper.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { orderPath } from '#storefront/base/links/order-paths.ts';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { ProductRow } from '#storefront/parts/orders/product-row.tsx';
import { StatusChip } from '#storefront/parts/orders/status-chip.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ContactShop } from './contact-shop.tsx';
import { LineRefund } from './line-refund.tsx';
import { NextLine } from './next-line.tsx';
import { OrderSteps } from './order-steps.tsx';
import { usePayableName } from './payable-name.ts';
import { RefundLine } from './refund-line.tsx';
import { ReturnedPayment } from './returned-payment.tsx';
import { stepsOf } from './steps.ts';

const linesShown = 3;

/** One order of the list: what it is, how far it has come, what it comes to, and what can be done (`children`). */
export function OrderBlock({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useTranslations('orders');
  const formatDate = useDateFormat();
  const write = useAmountText();
  const payableName = usePayableName(order);
  const { orderNo, shopId, shopName, status, createdAt, lines, payable, freight } = order;
  const more = lines.length - linesShown;
  return (
    <article aria-label={t('orderNamed', { number: orderNo })} className="[&+article]:border-t [&+article]:border-line">
      <header className="flex items-center gap-x-5 border-b border-line bg-page px-5 py-2.5 text-xs text-ink-2 *:shrink-0">
        <span className="tabular-nums">{formatDate(createdAt)}</span>
        <span>
          {t('number')}: <span className="text-ink tabular-nums">{orderNo}</span>
        </span>
        <MallLink
          to={shopPath(shopId)}
          title={shopName}
          className="inline-flex min-w-0 shrink! items-center gap-1.5 font-medium text-ink hover:text-brand"
        >
          <Store size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
          <span className="truncate">{shopName}</span>
        </MallLink>
        <ContactShop order={order} />
        <span className="ml-auto">
          <StatusChip order={order} />
        </span>
      </header>
      <ul className="divide-y divide-line px-5">
        {lines.slice(0, linesShown).map((line) => (
          <li key={line.id}>
            <ProductRow line={line}>
              <LineRefund line={line} />
            </ProductRow>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="px-5 pb-3">
          <MallLink to={orderPath(orderNo)} className="text-ink-2 hover:text-brand">
            {t('moreLines', { count: more })}
          </MallLink>
        </p>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-3.5">
        <div className="grid gap-2">
          <OrderSteps steps={stepsOf(status, pastOf(order))} delivery={order.delivery} />
          <OfferLine order={order} />
          <NextLine order={order} className="max-w-120 text-xs" />
          <RefundLine order={order} />
          <ReturnedPayment order={order} />
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p className="flex items-baseline gap-2 text-ink-2">
            <span>{payableName}</span>
            <MallPrice amount={payable} />
            <span className="text-xs text-ink-3">
              {freight === 0 ? t('freightFree') : t('freightIn', { amount: write(freight) })}
            </span>
          </p>
          {order.refundedPrice > 0 && (
            <p className="flex items-baseline gap-2 text-ink-2">
              {t('refundedPrice')} <MallPrice amount={order.refundedPrice} />
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <LinkButton
              variant="quiet"
              to={orderPath(orderNo)}
              aria-label={t('actions.detailOne', { number: orderNo })}
            >
              {t('actions.detail')}
            </LinkButton>
            {children}
          </div>
        </div>
      </footer>
    </article>
  );
}

/** A lower price that waits for an answer, which is given on the order's own page. */
function OfferLine({ order: { orderNo, status, priceOffer } }: { order: Order }) {
  const t = useTranslations('payments.priceOffer');
  const write = useAmountText();
  if (status !== 'awaiting_payment' || priceOffer?.status !== 'open') return null;
  return (
    <p className="text-sm text-success">
      {t('inList', { after: write(priceOffer.after), before: write(priceOffer.before) })}{' '}
      <MallLink to={orderPath(orderNo)} className="font-medium underline">
        {t('look')}
      </MallLink>
    </p>
  );
}

/** What a list knows of an order's past: enough to tell what it went through before it ended. */
function pastOf({ createdAt, paidAt, shippedAt, receivedAt, completedAt, cancelledAt }: Order) {
  const moves: [OrderStatus, string | null][] = [
    ['awaiting_payment', createdAt],
    ['paid', paidAt],
    ['shipped', shippedAt],
    ['received', receivedAt],
    ['completed', completedAt],
    ['cancelled', cancelledAt],
  ];
  return moves.flatMap(([status, at]) => (at ? { status, at } : []));
}
