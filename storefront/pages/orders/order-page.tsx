import { data } from 'react-router';
import { getOrder, OrderNumber } from '#contract/orders/shopper.ts';
import { listPayMethods } from '#contract/payments/shopper.ts';
import { getReceipt } from '#contract/receipts/shopper.ts';
import { getLogistics } from '#contract/shipping/shopper.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import type { Route } from './+types/order-page.ts';
import { OrderBreadcrumb } from './order-breadcrumb.tsx';
import { OrderDetail } from './order-detail.tsx';
import { NoOrder } from './order-not-found.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const given = searchParams.get('orderNo')?.trim();
  if (!given) return data({ found: null, isMissing: true }); // opened bare: a message, and nothing is lost
  const orderNo = OrderNumber.safeParse(given).data;
  if (!orderNo) return data({ found: null, isMissing: false }, { status: 404 });
  const order = await ask(getOrder, { orderNo }).catch((failure: unknown) => {
    if (isCallFailure(failure) && failure.code === 404) return null;
    throw failure;
  });
  if (!order) return data({ found: null, isMissing: false }, { status: 404 });
  const [{ methods }, { parcels }, receipt] = await Promise.all([
    ask(listPayMethods, {}),
    ask(getLogistics, { orderNo }),
    ask(getReceipt, { orderNo }),
  ]);
  return data({ found: { order, methods, parcels, receipt }, isMissing: false });
}

/** Everything about one order. */
export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { found, isMissing } = loaderData;
  return (
    <div className="page-column pt-4 pb-12">
      <OrderBreadcrumb />
      {found ? <OrderDetail {...found} /> : <NoOrder isMissing={isMissing} />}
      {found && <ReceiptSheet receipt={found.receipt} />}
    </div>
  );
}
