import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import { startPayment } from '#contract/payments/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { resultPath } from '#storefront/base/links/pay-paths.ts';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { FailureNote } from './failure-note.tsx';
import { PayButton } from './pay-button.tsx';
import { openStripeElements } from './stripe-elements.ts';

type StripeFormProps = { orderNo: string; amount: Money; stripeKey: string; language: string; onPaid: () => void };

/** Card payment by Stripe: what is typed goes from Stripe's own frame to Stripe. */
export function StripeForm({ orderNo, amount, stripeKey, language, onPaid }: StripeFormProps) {
  const t = useTranslations('payments');
  const mallPath = useMallPath();
  const place = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const [problem, setProblem] = useState<'no_form' | 'no_start' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, press } = useSubmitGuard();
  const isShownBusy = useSteadyPending(isBusy);

  const open = useCallback(async () => {
    setProblem(null);
    const begun = await callFromBrowser(startPayment, { orderNo, payType: 'stripe' }).catch(() => null);
    if (!begun?.clientSecret) return setProblem('no_start'); // a message has said why
    const opened = await openStripeElements(stripeKey, begun.clientSecret, language).catch(() => null);
    if (!opened || !place.current) return setProblem('no_form');
    opened.elements.create('payment', { layout: 'tabs' }).mount(place.current);
    setParts(opened);
  }, [orderNo, stripeKey, language]);
  useEffect(() => void open(), [open]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!parts) return;
    void press({ failure }, async () => {
      setFailure(null);
      // The mall has to know that a newer try is under way, or it would still tell the failure of the one before.
      if (failure) await callFromBrowser(startPayment, { orderNo, payType: 'stripe' });
      const { error } = await parts.stripe.confirmPayment({
        elements: parts.elements,
        confirmParams: { return_url: new URL(mallPath(resultPath(orderNo)), location.origin).href },
        redirect: 'if_required',
      });
      if (!error) return onPaid();
      // Stripe's words are in the shopper's language; what is only missing is said in the form itself.
      if (error.type !== 'validation_error') setFailure(error.message ?? t('failure.other'));
    });
  };

  return (
    <div className="grid gap-4">
      {problem && (
        <RetryRow
          message={t(problem === 'no_form' ? 'formFailed' : 'startFailed')}
          retryLabel={t('tryAgain')}
          onRetry={open}
        />
      )}
      <form className="grid gap-4" onSubmit={submit}>
        {failure && <FailureNote text={failure} />}
        {!parts && !problem && <Skeleton className="h-56" />}
        <div ref={place} />
        {parts && <PayButton amount={amount} isBusy={isShownBusy} />}
      </form>
    </div>
  );
}
