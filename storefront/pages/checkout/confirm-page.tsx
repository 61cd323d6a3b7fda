import { data } from 'react-router';
import { splitLocale } from '#contract/core/languages.ts';
import { usualCountry } from '#contract/core/usual-country.ts';
import { listAllAddresses } from '#contract/identity/shopper-addresses.ts';
import { DraftNumber, loadDraft } from '#contract/orders/shopper-checkout.ts';
import { listPayMethods } from '#contract/payments/shopper.ts';
import { getPoints } from '#contract/points/shopper.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import type { Route } from './+types/confirm-page.ts';
import { Confirm } from './confirm.tsx';
import { NoDraft } from './no-draft.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const { locale } = splitLocale(pathname);
  const given = searchParams.get('preOrderNo')?.trim();
  const preOrderNo = DraftNumber.safeParse(given).data;
  if (!preOrderNo) return data({ order: null, isOver: false }, { status: given ? 404 : 200 });
  const quote = await ask(loadDraft, { preOrderNo, country: usualCountry[locale] }).catch((failure: unknown) => {
    if (isCallFailure(failure) && failure.code === 404) return null;
    throw failure;
  });
  if (!quote) return data({ order: null, isOver: true }, { status: 404 });
  const [addresses, { methods }, { rules }] = await Promise.all([
    ask(listAllAddresses, {}),
    ask(listPayMethods, {}),
    ask(getPoints, {}),
  ]);
  return data({ order: { quote, addresses, methods, rules }, isOver: false });
}

/** The last look at what one is about to order, and the place to change one's mind. */
export default function ConfirmPage({ loaderData: { order, isOver } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <div className="page-column pt-5 pb-12">
      {order ? <Confirm key={`${locale} ${order.quote.preOrderNo}`} {...order} /> : <NoDraft isOver={isOver} />}
    </div>
  );
}
