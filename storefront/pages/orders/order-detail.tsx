import { Printer, Store } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import type { getOrder } from '#contract/orders/shopper.ts';
import { receiptFilePath } from '#contract/receipts/file-path.ts';
import type { Receipt } from '#contract/receipts/values.ts';
import type { Parcel } from '#contract/shipping/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink, useLocale, useMallPath } from '#storefront/base/links/mall-link.tsx';
import { orderListPath } from '#storefront/base/links/order-paths.ts';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import type { PayMethod } from '#storefront/parts/payments/pay-methods.tsx';
import { PriceOfferCard } from '#storefront/parts/payments/price-offer.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ContactShop } from './contact-shop.tsx';
import { OrderActions, PaymentActions } from './order-actions.tsx';
import { DeliveryFacts, PaymentFacts } from './order-facts.tsx';
import { OrderLines, OrderMoney, OrderParcels } from './order-sections.tsx';
import { OrderStanding } from './order-standing.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PaymentClock } from './payment-clock.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { RefundLine } from './refund-line.tsx';
import { stepsOf } from './steps.ts';

export type OrderWhole = OutputOf<typeof getOrder>;

type OrderDetailProps = {
  order: OrderWhole;
  methods: readonly PayMethod[];
  parcels: readonly Parcel[];
  receipt: Receipt;
};

/** How far an order has come, what is in it, what it came to and why, and where it goes. */
export function OrderDetail({ order, methods, parcels, receipt }: OrderDetailProps) {
  const locale = useLocale();
  return (
    <div className="mt-4 grid gap-4 print:hidden">
      {order.priceOffer?.status === 'open' && order.status === 'awaiting_payment' && (
        <PriceOfferCard orderNo={order.orderNo} shopName={order.shopName} offer={order.priceOffer} />
      )}
      <State order={order} methods={methods} />
      <div className="grid grid-cols-[minmax(0,1fr)_368px] items-start gap-4">
        <div className="grid gap-4">
          <Card aria-labelledby="order-goods" className="px-6 pt-4 pb-2">
            <div className="flex items-center gap-2 border-b border-line pb-3">
              <Store size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
              <h2 id="order-goods" className="min-w-0 truncate text-base font-semibold">
                <MallLink to={shopPath(order.shopId)} className="hover:text-brand">
                  {order.shopName}
                </MallLink>
              </h2>
              <ContactShop order={order} />
            </div>
            <OrderLines order={order} />
          </Card>
          <OrderParcels order={order} parcels={parcels} />
          <DeliveryFacts order={order} />
        </div>
        <div className="grid gap-4">
          <OrderMoney order={order} />
          <PaymentFacts order={order} />
        </div>
      </div>
      <ReceiptCard receipt={receipt} file={receiptFilePath(order.orderNo, locale)} />
    </div>
  );
}

function State({ order, methods }: Pick<OrderDetailProps, 'order' | 'methods'>) {
  const t = useTranslations('orders');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const { status, secondsLeft, paymentOrders, paymentPayable, history } = order;
  const isOpen = status === 'awaiting_payment';
  return (
    <Card aria-labelledby="order-state" className="px-6 py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <OrderStanding order={order}>
            <RefundLine order={order} />
          </OrderStanding>
          {isOpen && secondsLeft !== null && (
            <p className="mt-2">
              <PaymentClock key={secondsLeft} secondsLeft={secondsLeft} />
            </p>
          )}
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
          {isOpen && paymentOrders.length > 1 && (
            <p className="flex items-baseline gap-2 text-ink-2">
              {t('paidTogether', { count: paymentOrders.length })} <MallPrice amount={paymentPayable} />
            </p>
          )}
          {order.paidAt && <PrintButton />}
          {isOpen ? (
            <PaymentActions order={order} orderCount={paymentOrders.length} methods={methods} />
          ) : (
            <OrderActions
              order={order}
              onDeleted={async () => {
                await navigate(mallPath(orderListPath), { replace: true });
              }}
            />
          )}
        </div>
      </div>
      <div className="mt-7 flex justify-center">
        <div className="w-full max-w-220">
          <OrderSteps
            steps={stepsOf(status, history, order.receiveBy ?? order.completeBy)}
            delivery={order.delivery}
            hasTimes
          />
        </div>
      </div>
    </Card>
  );
}

/** Prints the receipt: on paper the page is nothing else (receipt-sheet.tsx). */
function PrintButton() {
  const t = useTranslations('orders.actions');
  const isHydrated = useHydrated();
  return (
    <Button variant="secondary" disabled={!isHydrated} onClick={() => window.print()}>
      <Printer size={16} aria-hidden="true" />
      {t('print')}
    </Button>
  );
}
