import { data } from 'react-router';
import { splitLocale } from '#contract/core/languages.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { getApplyInfo, listRefundReasons } from '#contract/refunds/shopper.ts';
import { isCallFailure } from '#storefront/base/client/call-mall.ts';
import { callMall } from '#storefront/base/client/request-context.ts';
import { loadedMessages, loadGroups } from '#storefront/base/i18n/messages.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import type { Route } from './+types/apply-page.ts';
import { ApplyForm } from './apply-form.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { RefundNotFound } from './refund-not-found.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const { refunds } = await loadGroups(splitLocale(pathname).locale, ['refunds']);
  const title = refunds.apply.title;
  const given = searchParams.get('orderNo')?.trim();
  const orderNo = OrderNumber.safeParse(given).data;
  if (!orderNo) return data({ title, found: null, isMissing: !given }, { status: given ? 404 : 200 });
  const [order, reasons] = await Promise.all([
    ask(getApplyInfo, { orderNo }).catch((failure: unknown) => {
      if (isCallFailure(failure) && failure.code === 404) return null;
      throw failure;
    }),
    ask(listRefundReasons, {}),
  ]);
  return data({ title, found: order && { order, reasons }, isMissing: false }, { status: order ? 200 : 404 });
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const site = loadedMessages(splitLocale(location.pathname).locale)?.site;
  return [{ title: `${loaderData?.title} · ${site?.name}` }, { name: 'robots', content: 'noindex' }];
}

/** Asking for the money of some units of an order. */
export default function ApplyPage({ loaderData: { found, isMissing } }: Route.ComponentProps) {
  return (
    <WithMessages group="refunds">
      <WithMessages group="orders">
        {!found ? (
          <RefundNotFound what="order" isMissing={isMissing} />
        ) : found.order.mayRefund ? (
          // Another order is another form: nothing that was chosen for the last one stays.
          <ApplyForm key={found.order.orderNo} {...found} />
        ) : (
          <NothingLeft order={found.order} />
        )}
      </WithMessages>
    </WithMessages>
  );
}
