import { CreditCard } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SandboxPayment } from '#contract/payments/developer.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Nothing, WorldCard } from './world-card.tsx';

/** The newest payments of the test gateway. */
export function GatewayCard({ payments }: { payments: readonly SandboxPayment[] }) {
  const t = useTranslations('demo.gateway');
  const panel = useTranslations('payments.panel');
  const formatDate = useDateFormat();
  const write = useAmountText();
  return (
    <WorldCard
      icon={<CreditCard size={20} aria-hidden="true" />}
      title={t('title')}
      line={t('line')}
      more={{ to: '/dev/payments', label: t('all') }}
    >
      {payments.length === 0 ? (
        <Nothing>{t('empty')}</Nothing>
      ) : (
        <ul className="divide-y divide-line">
          {payments.map(({ paymentId, method, cardEnd, amount, paidBack, state, createdAt }) => (
            <li key={paymentId} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="flex items-center gap-3">
                  <MallPrice amount={amount} size="sm" />
                  <Badge>{panel(`state.${state}`)}</Badge>
                </p>
                <p className="text-xs text-ink-3">
                  {method === 'scan' ? panel('scan') : panel('card', { end: cardEnd ?? '–' })}
                  {paidBack > 0 && <span className="ml-3">{t('back', { amount: write(paidBack) })}</span>}
                </p>
              </div>
              <time dateTime={createdAt} className="shrink-0 text-xs text-ink-3">
                {formatDate(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </WorldCard>
  );
}
