import { ExternalLink, Send } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { listSandboxPayments, resendSandboxEvents, type SandboxPayment } from '#contract/payments/developer.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { PaymentDrawing } from '#ui/drawings/payment-drawing.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Route } from './+types/panel-page.ts';

/** Outside the demo mall the call says 404, and so does the page. */
export async function loader({ context }: Route.LoaderArgs) {
  return { list: await context.get(callMall)(listSandboxPayments, {}) };
}

export default function PanelPage({ loaderData: { list } }: Route.ComponentProps) {
  return <Panel list={list} />;
}

/** What the test gateway has received, and the webhooks it has sent to the mall. */
function Panel({ list }: { list: readonly SandboxPayment[] }) {
  const t = useTranslations('payments.panel');
  const { revalidate, state } = useRevalidator();
  return (
    <div className="page-column py-8">
      <div className="flex items-end justify-between gap-10">
        <div>
          <h1 className="text-xl font-semibold">{t('title')}</h1>
          <p className="mt-1 text-ink-2">{t('line')}</p>
        </div>
        <Button
          variant="secondary"
          disabled={!useHydrated()}
          isBusy={state === 'loading'}
          onClick={() => void revalidate()}
        >
          {t('refresh')}
        </Button>
      </div>
      {list.length === 0 ? (
        <Card className="mt-6 py-10">
          <EmptyState drawing={<PaymentDrawing />} title={t('empty')} text={t('emptyLine')} />
        </Card>
      ) : (
        <ul className="mt-6 grid gap-3">
          {list.map((payment) => (
            <PaymentCard key={payment.paymentId} payment={payment} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PaymentCard({ payment }: { payment: SandboxPayment }) {
  const t = useTranslations('payments.panel');
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const isHydrated = useHydrated();
  const { paymentId, method, cardEnd, amount, received, paidBack, state, failure, scanPath, events } = payment;
  const resend = () =>
    press(paymentId, async () => {
      const { sent } = await callFromBrowser(resendSandboxEvents, { paymentId });
      void toast(t('resent', { count: sent }), 'success', 'panel');
      await revalidate();
    });
  return (
    <Card as="li" className="flex items-start justify-between gap-6 p-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MallPrice amount={amount} />
          <Badge>{t(`state.${state}`)}</Badge>
          {failure && <span className="text-xs text-brand-deep">{t(`failure.${failure}`)}</span>}
          <span className="text-ink-2">{method === 'scan' ? t('scan') : t('card', { end: cardEnd ?? '–' })}</span>
        </p>
        <p className="mt-1 font-mono text-xs text-ink-3">{paymentId}</p>
        <p className="mt-2 flex gap-x-6 text-ink-2">
          <span>
            {t('received')} <MallPrice amount={received} size="sm" />
          </span>
          <span>
            {t('paidBack')} <MallPrice amount={paidBack} size="sm" />
          </span>
        </p>
        <ul className="mt-2 text-xs text-ink-3">
          {events.map(({ id, type, sent }) => (
            <li key={id}>{t('event', { type, times: sent })}</li>
          ))}
        </ul>
      </div>
      <div className="flex shrink-0 flex-col items-stretch gap-2">
        {scanPath && (
          <a href={scanPath} target="_blank" rel="noopener" className={buttonClass({ variant: 'secondary' })}>
            <ExternalLink size={16} aria-hidden="true" />
            {t('openScan')}
          </a>
        )}
        <Button
          variant="secondary"
          disabled={!isHydrated || events.length === 0}
          isBusy={isBusy}
          onClick={() => void resend()}
        >
          <Send size={16} aria-hidden="true" />
          {t('resend')}
        </Button>
      </div>
    </Card>
  );
}
