import { data, redirect } from 'react-router';
import { splitLocale, withLocale } from '#contract/core/languages.ts';
import { getOrder, OrderNumber } from '#contract/orders/shopper.ts';
import { OrderKey, viewOrder, viewParcels } from '#contract/orders/visitor.ts';
import { receiptFilePath } from '#contract/receipts/file-path.ts';
import { viewReceipt } from '#contract/receipts/shopper.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { orderPath } from '#storefront/base/links/order-paths.ts';
import type { Route } from './+types/look-up-page.ts';
import { LinkedOrder } from './linked-order.tsx';
import { LookUpForm } from './look-up-form.tsx';

const orNull = (codes: readonly number[]) => (failure: unknown) => {
  if (isCallFailure(failure) && codes.includes(failure.code)) return null;
  throw failure;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const ask = context.get(callMall);
  const orderNo = OrderNumber.safeParse(searchParams.get('orderNo')?.trim()).data ?? '';
  const key = OrderKey.safeParse(searchParams.get('key')).data;
  const empty = { orderNo, linked: null };
  if (!orderNo || !key) return data({ ...empty, isLinkOver: searchParams.has('key') });
  // Whose order it is sees it as always; who has an account signs in first.
  const toOrder = () => redirect(withLocale(locale, orderPath(orderNo)));
  if (await ask(getOrder, { orderNo }).catch(orNull([401, 404]))) throw toOrder();
  const order = await ask(viewOrder, { orderNo, key }).catch((failure: unknown) => {
    if (isCallFailure(failure) && failure.code === 403) throw toOrder();
    return orNull([404])(failure);
  });
  if (!order) return data({ ...empty, isLinkOver: true });
  const [parcels, receipt] = await Promise.all([
    ask(viewParcels, { orderNo, key }),
    ask(viewReceipt, { orderNo, key }),
  ]);
  const file = receiptFilePath(orderNo, locale, key);
  return data({ orderNo, linked: { order, parcels, receipt, file }, isLinkOver: false });
}

// The address holds the key of the link, so it is not sent to other sites.
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });

/** Finds a visitor's order again: by the link of a mail to look at it, by a code to the mailbox to do more. */
export default function LookUpPage({ loaderData: { orderNo, linked, isLinkOver } }: Route.ComponentProps) {
  return (
    <div className="page-column pt-6 pb-12">
      {linked && <LinkedOrder {...linked} />}
      <LookUpForm key={orderNo} orderNo={orderNo} isLinkOver={isLinkOver} isBelowOrder={linked !== null} />
    </div>
  );
}
