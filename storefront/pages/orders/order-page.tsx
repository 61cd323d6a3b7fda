import { data } from 'react-router';
import { splitLocale } from '#contract/core/languages.ts';
import { getOrder, OrderNumber } from '#contract/orders/shopper.ts';
import { listPayMethods } from '#contract/payments/shopper.ts';
import { getLogistics } from '#contract/shipping/shopper.ts';
import { isCallFailure } from '#storefront/base/client/call-mall.ts';
import { callMall } from '#storefront/base/client/request-context.ts';
import { loadedMessages, loadGroups } from '#storefront/base/i18n/messages.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import type { Route } from './+types/order-page.ts';
import { OrderDetail } from './order-detail.tsx';
import { NoOrder } from './order-not-found.tsx';
import { OrderTrail } from './order-trail.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const { orders } = await loadGroups(splitLocale(pathname).locale, ['orders']);
  const title = orders.detail.title;
  const given = searchParams.get('orderNo')?.trim();
  if (!given) return data({ title, found: null, isMissing: true }); // opened bare: a message, and nothing is lost
  const orderNo = OrderNumber.safeParse(given).data;
  if (!orderNo) return data({ title, found: null, isMissing: false }, { status: 404 });
  const order = await ask(getOrder, { orderNo }).catch((failure: unknown) => {
    if (isCallFailure(failure) && failure.code === 404) return null;
    throw failure;
  });
  if (!order) return data({ title, found: null, isMissing: false }, { status: 404 });
  const [{ methods }, { parcels }] = await Promise.all([ask(listPayMethods, {}), ask(getLogistics, { orderNo })]);
  return data({ title, found: { order, methods, parcels }, isMissing: false });
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const site = loadedMessages(splitLocale(location.pathname).locale)?.site;
  return [{ title: `${loaderData?.title} · ${site?.name}` }, { name: 'robots', content: 'noindex' }];
}

/** Everything about one order. */
export default function OrderPage({ loaderData: { found, isMissing } }: Route.ComponentProps) {
  return (
    <WithMessages group="orders">
      <WithMessages group="payments">
        <div className="page-column pt-4 pb-12">
          <OrderTrail />
          {found ? <OrderDetail {...found} /> : <NoOrder isMissing={isMissing} />}
          {found?.order.paidAt && <ReceiptSheet order={found.order} />}
        </div>
      </WithMessages>
    </WithMessages>
  );
}
