import { Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Receipt } from '#contract/receipts/values.ts';
import type { Parcel } from '#contract/shipping/shopper.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { Card } from '#ui/display/card.tsx';
import type { OrderWhole } from './order-detail.tsx';
import { PaymentFacts } from './order-facts.tsx';
import { OrderLines, OrderMoney, OrderParcels } from './order-sections.tsx';
import { OrderStanding } from './order-standing.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { stepsOf } from './steps.ts';

type LinkedOrderProps = { order: OrderWhole; parcels: readonly Parcel[]; receipt: Receipt; file: string };

/** An order as the link of its mail shows it: how far it is, what is in it and what it came to. Nothing can be done here. */
export function LinkedOrder({ order, parcels, receipt, file }: LinkedOrderProps) {
  const t = useTranslations('orders');
  const { status, delivery, history, receiveBy, completeBy } = order;
  return (
    <div className="grid gap-4">
      <Card aria-labelledby="order-state" className="px-6 py-6">
        <OrderStanding order={order} />
        <p className="mt-1 text-xs text-ink-3">{t('lookUp.byLink')}</p>
        <div className="mt-7 flex justify-center">
          <div className="w-full max-w-220">
            <OrderSteps steps={stepsOf(status, history, receiveBy ?? completeBy)} delivery={delivery} hasTimes />
          </div>
        </div>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)_368px] items-start gap-4">
        <div className="grid gap-4">
          <Card aria-labelledby="order-goods" className="px-6 pt-4 pb-2">
            <h2
              id="order-goods"
              className="flex min-w-0 items-center gap-2 border-b border-line pb-3 text-base font-semibold"
            >
              <Store size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
              <MallLink to={shopPath(order.shopId)} className="truncate hover:text-brand">
                {order.shopName}
              </MallLink>
            </h2>
            <OrderLines order={order} />
          </Card>
          <OrderParcels order={order} parcels={parcels} />
        </div>
        <div className="grid gap-4">
          <OrderMoney order={order} />
          <PaymentFacts order={order} />
        </div>
      </div>
      <ReceiptCard receipt={receipt} file={file} />
    </div>
  );
}
