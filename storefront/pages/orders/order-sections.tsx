import { useTranslations } from 'use-intl';
import type { Parcel } from '#contract/shipping/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { AmountRows } from '#storefront/parts/orders/amount-rows.tsx';
import { LineMoney } from '#storefront/parts/orders/line-money.tsx';
import { ProductRow } from '#storefront/parts/orders/product-row.tsx';
import { TitledCard } from '#ui/display/titled-card.tsx';
import { LineRefund } from './line-refund.tsx';
import type { OrderWhole } from './order-detail.tsx';
import { ParcelList } from './parcel-list.tsx';
import { usePayableName } from './payable-name.ts';

/** The products of an order, each with its price and its refund. */
export function OrderLines({ order }: { order: OrderWhole }) {
  return (
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
  );
}

/** The parcels of an order; nothing before the first one was sent. */
export function OrderParcels({ order, parcels }: { order: OrderWhole; parcels: readonly Parcel[] }) {
  const t = useTranslations('orders.logistics');
  if (parcels.length === 0) return null;
  return (
    <TitledCard title={t('parcels')}>
      <div className="mt-3">
        <ParcelList parcels={parcels} isReceived={order.receivedAt !== null} />
      </div>
    </TitledCard>
  );
}

/** How the total of an order is made up, and what was refunded. */
export function OrderMoney({ order }: { order: OrderWhole }) {
  const t = useTranslations('orders');
  const payableName = usePayableName(order);
  return (
    <TitledCard title={t('detail.money')}>
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
    </TitledCard>
  );
}
