import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { redirect, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { splitLocale, withLocale } from '#contract/core/languages.ts';
import { listPriceOffers } from '#contract/orders/price-offers.ts';
import { getPayState, listPayMethods } from '#contract/payments/shopper.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink, useLocale, useMallPath } from '#storefront/base/links/mall-link.tsx';
import { cardPath, isCard, paymentNumberIn, resultPath } from '#storefront/base/links/pay-paths.ts';
import { BuySteps } from '#storefront/parts/buying/buy-steps.tsx';
import { PriceOfferCard } from '#storefront/parts/payments/price-offer.tsx';
import { TimeLeft } from '#storefront/parts/payments/time-left.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { PaymentDrawing } from '#ui/drawings/payment-drawing.tsx';
import type { Route } from './+types/card-page.ts';
import { StripeForm } from './stripe-form.tsx';
import { TestCardForm } from './test-card-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const ask = context.get(callMall);
  const orderNo = paymentNumberIn(searchParams);
  if (!orderNo) return { payment: null };
  const [payment, { methods, stripeKey }, offers] = await Promise.all([
    ask(getPayState, { orderNo }),
    ask(listPayMethods, {}),
    ask(listPriceOffers, { orderNo }),
  ]);
  // What is paid or over cannot be paid here; the result page says what has become of it.
  if (payment.state !== 'unpaid' || payment.secondsLeft === 0) throw redirect(withLocale(locale, resultPath(orderNo)));
  const cards = methods.map(({ payType }) => payType).filter(isCard);
  const method = cards.find((card) => card === searchParams.get('method')) ?? cards[0] ?? null;
  return { payment, offers, method, stripeKey, otherMethod: cards.find((card) => card !== method) ?? null };
}

/** Pays a payment by card. */
export default function CardPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-column pt-6 pb-16">{loaderData.payment ? <CardPayment {...loaderData} /> : <NoPayment />}</div>
  );
}

function NoPayment() {
  const t = useTranslations('payments');
  return (
    <Card as="div" className="py-12">
      <EmptyState
        drawing={<PaymentDrawing />}
        title={t('noOrder')}
        action={
          <MallLink to="/users/order_list" className="font-medium text-brand-deep hover:underline">
            {t('toOrders')}
          </MallLink>
        }
      />
    </Card>
  );
}

type CardPaymentProps = Extract<Route.ComponentProps['loaderData'], { method: unknown }>;

function CardPayment({ payment, offers, method, stripeKey, otherMethod }: CardPaymentProps) {
  const t = useTranslations('payments');
  const locale = useLocale();
  const mallPath = useMallPath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { orderNo, amount } = payment;
  const showResult = () => navigate(mallPath(resultPath(orderNo)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-4">
      <BuySteps at="pay" className="col-span-2 justify-center pb-2" />
      {offers.map(({ orderNo: offered, shopName, offer }) => (
        <div key={offer.id} className="col-span-2">
          <PriceOfferCard orderNo={offered} shopName={shopName} offer={offer} />
        </div>
      ))}
      <Card className="p-8">
        <h1 className="mb-6 text-xl font-semibold">{t('cardTitle')}</h1>
        <div className="max-w-140">
          {method === 'stripe' && stripeKey && (
            <OnOwnDocument>
              <StripeForm
                key={amount} // another amount is another charge
                orderNo={orderNo}
                amount={amount}
                stripeKey={stripeKey}
                language={locale}
                onPaid={showResult}
              />
            </OnOwnDocument>
          )}
          {method === 'sandbox' && <TestCardForm orderNo={orderNo} amount={amount} onPaid={showResult} />}
          {method === null && (
            <p className="flex gap-3 rounded-md bg-warning-soft p-4 text-warning">
              <CircleAlert size={20} aria-hidden="true" className="shrink-0" />
              {t('noMethod')}
            </p>
          )}
        </div>
      </Card>
      <Card as="aside" className="grid gap-4 p-6">
        <div>
          <h2 className="text-ink-2">{t('toPay')}</h2>
          <MallPrice amount={amount} size="lg" />
        </div>
        <TimeLeft seconds={payment.secondsLeft} onEnd={() => void revalidate()} />
        <dl className="border-t border-line pt-4">
          <dt className="text-xs text-ink-3">{t('paymentNumber')}</dt>
          <dd className="font-mono break-all">{orderNo}</dd>
        </dl>
        <p className="flex gap-2 text-xs text-ink-3">
          <ShieldCheck size={16} aria-hidden="true" className="mt-px shrink-0 text-success" />
          {t('safe')}
        </p>
        <div className="grid gap-2 border-t border-line pt-4">
          {otherMethod && (
            <MallLink
              to={cardPath(orderNo, otherMethod)}
              reloadDocument
              className="font-medium text-brand-deep hover:underline"
            >
              {t(`method.${otherMethod}`)}
            </MallLink>
          )}
          <MallLink to={resultPath(orderNo)} className="font-medium text-brand-deep hover:underline">
            {t('otherMethod')}
          </MallLink>
        </div>
      </Card>
    </div>
  );
}

/**
 * Only the document of this very page lets Stripe's script in. Whoever came from another page by a link is still in the
 * document of that one, so the page is reloaded.
 */
function OnOwnDocument({ children }: { children: React.ReactNode }) {
  const isOwn = useIsOwnDocument();
  useEffect(() => {
    if (!isOwn) location.reload();
  }, [isOwn]);
  return isOwn ? children : null;
}

function useIsOwnDocument(): boolean {
  if (typeof performance.getEntriesByType !== 'function' || typeof document === 'undefined') return true;
  const [opened] = performance.getEntriesByType('navigation');
  return opened ? splitLocale(new URL(opened.name).pathname).path === '/order/stripe_payment' : true;
}
