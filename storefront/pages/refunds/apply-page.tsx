import { data } from 'react-router';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { getApplyInfo, listRefundReasons } from '#contract/refunds/shopper.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import type { Route } from './+types/apply-page.ts';
import { ApplyForm } from './apply-form.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { RefundNotFound } from './refund-not-found.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const given = searchParams.get('orderNo')?.trim();
  const orderNo = OrderNumber.safeParse(given).data;
  if (!orderNo) return data({ found: null, isMissing: !given }, { status: given ? 404 : 200 });
  const [order, reasons] = await Promise.all([
    ask(getApplyInfo, { orderNo }).catch((failure: unknown) => {
      if (isCallFailure(failure) && failure.code === 404) return null;
      throw failure;
    }),
    ask(listRefundReasons, {}),
  ]);
  return data({ found: order && { order, reasons }, isMissing: false }, { status: order ? 200 : 404 });
}

/** Asking for the money of some units of an order. */
export default function ApplyPage({ loaderData: { found, isMissing } }: Route.ComponentProps) {
  if (!found) return <RefundNotFound what="order" isMissing={isMissing} />;
  // Another order is another form: nothing that was chosen for the last one stays.
  if (found.order.mayRefund) return <ApplyForm key={found.order.orderNo} {...found} />;
  return <NothingLeft order={found.order} />;
}
