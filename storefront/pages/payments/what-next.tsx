import { PackageOpen, Search, Truck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { getOrder } from '#contract/orders/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

type PaidOrder = OutputOf<typeof getOrder>;
const ordersShown = 5; // the rest is one press away, in the list of orders

/** After a payment: which shop sends what until when, and where each order is followed. */
export function WhatNext({ orderNumbers }: { orderNumbers: readonly string[] }) {
  const t = useTranslations('payments.next');
  const shown = orderNumbers.slice(0, ordersShown);
  return (
    <Card aria-labelledby="what-next" className="mt-4 px-8 py-7">
      <h2 id="what-next" className="text-base font-semibold">
        {t('title')}
      </h2>
      <ol className="mt-4 grid grid-cols-3 gap-6 text-ink-2 [&_svg]:mb-2 [&_svg]:text-brand">
        <li>
          <PackageOpen size={20} aria-hidden="true" />
          <p>{t('packed')}</p>
        </li>
        <li>
          <Truck size={20} aria-hidden="true" />
          <p>{t('sent')}</p>
        </li>
        <li>
          <Search size={20} aria-hidden="true" />
          <p>{t('followed')}</p>
        </li>
      </ol>
      <ul className="mt-5 divide-y divide-line border-t border-line">
        {shown.map((orderNo) => (
          <OrderRow key={orderNo} orderNo={orderNo} />
        ))}
      </ul>
    </Card>
  );
}

function OrderRow({ orderNo }: { orderNo: string }) {
  const t = useTranslations('payments.next');
  const writeDay = useShortDay();
  const order = usePaidOrder(orderNo);
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-6 py-2">
      {order === undefined && <Skeleton className="h-5 w-80" />}
      {order && (
        <>
          <span className="font-medium">{order.shopName}</span>
          <span className="text-ink-2">
            {order.shipBy ? t('shipBy', { day: writeDay(order.shipBy) }) : t(`delivery.${order.delivery}`)}
          </span>
        </>
      )}
      <MallLink
        to={`/order/order_detail?orderNo=${orderNo}`}
        className="ml-auto font-medium text-brand-deep hover:underline"
      >
        {t('follow')}
        <span className="sr-only"> {orderNo}</span>
      </MallLink>
    </li>
  );
}

/** Undefined until it is there; null when it does not come: its number and the way to it are shown without it. */
function usePaidOrder(orderNo: string): PaidOrder | null | undefined {
  const [order, setOrder] = useState<PaidOrder | null>();
  useEffect(() => {
    let isLeft = false;
    callQuietly(getOrder, { orderNo }).then(
      (answer) => !isLeft && setOrder(answer),
      () => !isLeft && setOrder(null),
    );
    return () => {
      isLeft = true;
    };
  }, [orderNo]);
  return order;
}
