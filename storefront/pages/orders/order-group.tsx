import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/orders/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import type { PayMethod } from '#storefront/parts/payments/pay-methods.tsx';
import { Card } from '#ui/display/card.tsx';
import { OrderActions, PaymentActions } from './order-actions.tsx';
import { OrderBlock } from './order-block.tsx';
import { PaymentClock } from './payment-clock.tsx';

type OrderGroupProps = { orders: readonly Order[]; methods: readonly PayMethod[] };

/** A card of the list: one order, or all that wait to be paid at once. */
export function OrderGroup({ orders, methods }: OrderGroupProps) {
  const t = useTranslations('orders');
  const { revalidate } = useRevalidator();
  const [first] = orders;
  if (!first) return null;
  const isOpen = first.status === 'awaiting_payment';
  return (
    <Card as="div" className="overflow-hidden border border-line">
      {isOpen && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line bg-brand-soft/50 px-5 py-3">
          {first.secondsLeft !== null && <PaymentClock key={first.secondsLeft} secondsLeft={first.secondsLeft} />}
          {orders.length > 1 && <span className="text-ink-2">{t('paidTogether', { count: orders.length })}</span>}
          <div className="ml-auto flex flex-wrap items-center gap-3">
            {orders.length > 1 && (
              <p className="flex items-baseline gap-2 text-ink-2">
                {t('paymentPayable')} <MallPrice amount={first.paymentPayable} />
              </p>
            )}
            <PaymentActions order={first} orderCount={orders.length} methods={methods} />
          </div>
        </div>
      )}
      {orders.map((order) => (
        <OrderBlock key={order.orderNo} order={order}>
          {!isOpen && <OrderActions order={order} onDeleted={revalidate} />}
        </OrderBlock>
      ))}
    </Card>
  );
}
