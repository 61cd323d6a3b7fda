import { Ban, Check, Hourglass, LoaderCircle, type LucideIcon, Undo2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { TimeLeft } from '#storefront/parts/payments/time-left.tsx';
import type { PayState } from '#storefront/parts/payments/use-pay-state.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';

type Ending = 'paid' | 'confirming' | 'failed' | 'unpaid' | 'cancelled' | 'refunding' | 'refunded';

const styles: Record<Ending, { icon: LucideIcon; colours: string }> = {
  paid: { icon: Check, colours: 'bg-success-fill text-white' },
  confirming: { icon: LoaderCircle, colours: 'bg-surface text-ink-2 [&>svg]:animate-spin' },
  failed: { icon: X, colours: 'bg-brand-fill text-white' },
  unpaid: { icon: Hourglass, colours: 'bg-warning-soft text-warning' },
  cancelled: { icon: Ban, colours: 'bg-surface text-ink-2' },
  refunding: { icon: Undo2, colours: 'bg-warning-soft text-warning' },
  refunded: { icon: Undo2, colours: 'bg-success-soft text-success' },
};

function endingOf({ state, failure, secondsLeft }: PayState, isConfirming: boolean): Ending {
  if (isConfirming || state === 'processing') return 'confirming';
  if (state !== 'unpaid') return state;
  if (secondsLeft === 0) return 'cancelled';
  return failure ? 'failed' : 'unpaid';
}

type ResultCardProps = { payment: PayState; isConfirming: boolean; onTimeOver: () => void };

/** How a payment has ended, in a sign, a word and its amounts and numbers; and where to go from there. */
export function ResultCard({ payment, isConfirming, onTimeOver }: ResultCardProps) {
  const t = useTranslations('payments');
  const ending = endingOf(payment, isConfirming);
  const { icon: Icon, colours } = styles[ending];
  const mayPay = ending === 'failed' || ending === 'unpaid';
  const why = ending === 'failed' && payment.failure ? t(`failure.${payment.failure}`) : t(`endingLine.${ending}`);
  return (
    <Card className="flex flex-col items-center px-8 py-12 text-center">
      <span className={`grid size-18 place-items-center rounded-full ${colours}`}>
        <Icon size={36} strokeWidth={2.5} aria-hidden="true" />
      </span>
      <div role="status">
        <h1 className="mt-5 text-xl font-semibold">{t(`ending.${ending}`)}</h1>
        <p className="mt-1.5 max-w-120 text-ink-2">{why}</p>
      </div>
      <div className="mt-5">
        <MallPrice amount={payment.amount} size="lg" />
      </div>
      {mayPay && (
        <div className="mt-3">
          <TimeLeft seconds={payment.secondsLeft} onEnd={onTimeOver} />
        </div>
      )}
      <Facts payment={payment} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton
          to={ending === 'paid' ? '/users/order_list?orderStatus=2' : '/users/order_list'}
          variant={mayPay ? 'secondary' : 'primary'}
          size="large"
          className="min-w-40"
        >
          {t('toOrders')}
        </LinkButton>
        <LinkButton variant="secondary" size="large" to="/" className="min-w-40">
          {t('toHome')}
        </LinkButton>
      </div>
    </Card>
  );
}

function Facts({ payment: { orderNo, orderNumbers, payType, paidAt } }: { payment: PayState }) {
  const t = useTranslations('payments');
  const date = useDateFormat();
  return (
    <dl className="mt-6 grid grid-cols-[auto_auto] gap-x-6 gap-y-2 text-left [&_dt]:text-ink-3">
      <dt>{t('paymentNumber')}</dt>
      <dd className="font-mono">{orderNo}</dd>
      {orderNumbers.length > 0 && (
        <>
          <dt>{t('orderNumbers', { count: orderNumbers.length })}</dt>
          <dd className="grid font-mono">
            {orderNumbers.map((number) => (
              <MallLink
                key={number}
                to={`/order/order_detail?orderNo=${number}`}
                className="text-brand-deep hover:underline"
              >
                {number}
              </MallLink>
            ))}
          </dd>
        </>
      )}
      {paidAt && payType && (
        <>
          <dt>{t('paidBy')}</dt>
          <dd>{t(`method.${payType}`)}</dd>
          <dt>{t('paidAt')}</dt>
          <dd>
            <time dateTime={paidAt}>{date(paidAt)}</time>
          </dd>
        </>
      )}
    </dl>
  );
}
