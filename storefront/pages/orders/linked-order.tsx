import { Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Parcel } from '#contract/shipping/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { AmountRows } from '#storefront/parts/orders/amount-rows.tsx';
import { LineMoney } from '#storefront/parts/orders/line-money.tsx';
import { ProductRow } from '#storefront/parts/orders/product-row.tsx';
import { LineRefund } from './line-refund.tsx';
import type { OrderWhole } from './order-detail.tsx';
import { PaymentFacts } from './order-facts.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ParcelList } from './parcel-list.tsx';
import { usePayableName } from './payable-name.ts';
import { stepsOf } from './steps.ts';

/** An order as the link of its mail shows it: how far it is, what is in it and what it came to. Nothing can be done here. */
export function LinkedOrder({ order, parcels }: { order: OrderWhole; parcels: readonly Parcel[] }) {
  const t = useTranslations('orders');
  const payableName = usePayableName(order);
  const { status, history, receiveBy, completeBy } = order;
  return (
    <div className="grid gap-4">
      <section aria-labelledby="order-state" className="rounded-lg bg-card px-6 py-6">
        <h1 id="order-state" className="text-xl font-semibold">
          {t(`statuses.${status}`)}
        </h1>
        <p className="mt-1 text-ink-2">{t(`lines.${status}`)}</p>
        <p className="mt-1 text-xs text-ink-3">{t('lookUp.byLink')}</p>
        <div className="mt-7 flex justify-center">
          <div className="w-full max-w-220">
            <OrderSteps steps={stepsOf(status, history, receiveBy ?? completeBy)} hasTimes />
          </div>
        </div>
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)_368px] items-start gap-4">
        <div className="grid gap-4">
          <section aria-labelledby="order-goods" className="rounded-lg bg-card px-6 pt-4 pb-2">
            <h2
              id="order-goods"
              className="flex min-w-0 items-center gap-2 border-b border-line pb-3 text-base font-semibold"
            >
              <Store size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
              <MallLink to={shopPath(order.shopId)} className="truncate hover:text-brand">
                {order.shopName}
              </MallLink>
            </h2>
            <ul className="divide-y divide-line">
              {order.lines.map((line) => (
                <li key={line.id}>
                  <ProductRow line={line}>
                    <LineRefund line={line} />
                    <div className="mt-1.5">
                      <LineMoney amounts={line} name={line.name} />
                    </div>
                  </ProductRow>
                </li>
              ))}
            </ul>
          </section>
          {parcels.length > 0 && (
            <section aria-labelledby="order-parcels" className="rounded-lg bg-card px-6 py-5">
              <h2 id="order-parcels" className="mb-3 text-base font-semibold">
                {t('logistics.parcels')}
              </h2>
              <ParcelList parcels={parcels} isReceived={order.receivedAt !== null} />
            </section>
          )}
        </div>
        <div className="grid gap-4">
          <section aria-labelledby="order-money" className="rounded-lg bg-card px-6 py-5">
            <h2 id="order-money" className="text-base font-semibold">
              {t('detail.money')}
            </h2>
            <dl className="mt-3">
              <AmountRows amounts={order} />
              <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
                <dt className="font-semibold">{payableName}</dt>
                <dd>
                  <MallPrice amount={order.payable} size="lg" />
                </dd>
              </div>
              {order.refundedPrice > 0 && (
                <div className="mt-2 flex items-baseline justify-between gap-4">
                  <dt className="font-semibold">{t('refundedPrice')}</dt>
                  <dd>
                    <MallPrice amount={order.refundedPrice} />
                  </dd>
                </div>
              )}
            </dl>
          </section>
          <PaymentFacts order={order} />
        </div>
      </div>
    </div>
  );
}
