import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listPriceOffers, type OfferedPrice } from '#contract/orders/price-offers.ts';
import { getPayState, listPayMethods } from '#contract/payments/shopper.ts';
import { callMall, signedInUser } from '#storefront/base/client/calls/request-context.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { paymentNumberIn } from '#storefront/base/links/pay-paths.ts';
import { type BuyStep, BuySteps } from '#storefront/parts/buying/buy-steps.tsx';
import type { PayMethod } from '#storefront/parts/payments/pay-methods.tsx';
import { PriceOfferCard } from '#storefront/parts/payments/price-offer.tsx';
import { type PayState, usePayState } from '#storefront/parts/payments/use-pay-state.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { PaymentDrawing } from '#ui/drawings/payment-drawing.tsx';
import type { Route } from './+types/result-page.ts';
import { KeepOrder } from './keep-order.tsx';
import { PayAgain } from './pay-again.tsx';
import { ResultCard } from './result-card.tsx';
import { WhatNext } from './what-next.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const orderNo = paymentNumberIn(searchParams);
  if (!orderNo) return { payment: null };
  const [payment, { methods }, offers] = await Promise.all([
    ask(getPayState, { orderNo }),
    ask(listPayMethods, {}),
    ask(listPriceOffers, { orderNo }),
  ]);
  const user = context.get(signedInUser);
  return { payment, methods, offers, visitor: user.userType === 'visitor' ? user : null };
}

/** How a payment has ended. What the address says about that is not believed: the server is asked. */
export default function ResultPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-column pt-6 pb-16">
      {loaderData.payment ? (
        <Result
          key={loaderData.payment.orderNo}
          loaded={loaderData.payment}
          methods={loaderData.methods}
          offers={loaderData.offers}
        />
      ) : (
        <NothingToShow />
      )}
      {loaderData.payment && loaderData.visitor && <KeepOrder visitor={loaderData.visitor} />}
    </div>
  );
}

function NothingToShow() {
  const t = useTranslations('payments');
  return (
    <Card as="div" role="alert" className="py-12">
      <EmptyState
        drawing={<PaymentDrawing />}
        title={t('missing')}
        action={
          <span className="flex gap-6 font-medium text-brand-deep">
            <MallLink to="/users/order_list" className="hover:underline">
              {t('toOrders')}
            </MallLink>
            <MallLink to="/" className="hover:underline">
              {t('toHome')}
            </MallLink>
          </span>
        }
      />
    </Card>
  );
}

const tellWithinMs = 12_000;

/** A payment may have been made just now, with its event still on the way: the page waits this long for it. */
function mayBeUnderWay(payment: PayState): boolean {
  return payment.state === 'unpaid' && payment.payType !== null && payment.failure === null && payment.secondsLeft > 0;
}

/** Null for what has ended without being bought. */
function stepOf({ state }: PayState): BuyStep | null {
  if (state === 'paid') return 'done';
  return state === 'unpaid' || state === 'processing' ? 'pay' : null;
}

type ResultProps = { loaded: PayState; methods: readonly PayMethod[]; offers: readonly OfferedPrice[] };

function Result({ loaded, methods, offers }: ResultProps) {
  // Only what may have been paid before the page was opened is waited for: what is begun here stays in sight.
  const [isPatient, setPatient] = useState(() => mayBeUnderWay(loaded));
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), tellWithinMs);
    return () => clearTimeout(timer);
  }, []);
  const isConfirmed = (now: PayState) => now.state !== 'processing' && !(isPatient && mayBeUnderWay(now));
  const { state, ask } = usePayState(
    loaded.orderNo,
    loaded,
    (now) => now !== null && (!isConfirmed(now) || now.state === 'refunding'),
  );
  const payment = state ?? loaded;
  const isConfirming = !isConfirmed(payment);
  const step = stepOf(payment);
  return (
    <>
      {step && <BuySteps at={step} className="mb-6 justify-center" />}
      <ResultCard payment={payment} isConfirming={isConfirming} onTimeOver={ask} />
      {payment.state === 'unpaid' && !isConfirming && payment.secondsLeft > 0 && (
        <>
          {offers.map(({ orderNo, shopName, offer }) => (
            <div key={offer.id} className="mt-4">
              <PriceOfferCard orderNo={orderNo} shopName={shopName} offer={offer} />
            </div>
          ))}
          <PayAgain key={payment.amount} payment={payment} methods={methods} />
        </>
      )}
      {payment.state === 'paid' && <WhatNext orderNumbers={payment.orderNumbers} />}
    </>
  );
}
