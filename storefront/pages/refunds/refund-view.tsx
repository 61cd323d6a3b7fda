import { useTranslations } from 'use-intl';
import type { RefundDetail } from '#contract/refunds/shopper.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { ProductRow } from '#storefront/parts/orders/product-row.tsx';
import { Card } from '#ui/display/card.tsx';
import { TitledCard } from '#ui/display/titled-card.tsx';
import { RefundActions } from './refund-actions.tsx';
import { RefundAmountRows } from './refund-amounts.tsx';
import { RefundContact } from './refund-contact.tsx';
import { RefundFacts } from './refund-facts.tsx';
import { RefundHistory } from './refund-history.tsx';
import { RefundLineMoney } from './refund-line-money.tsx';
import { RefundOffer } from './refund-offer.tsx';
import { amountName, isUnpaidEnd, refundSteps } from './refund-steps.ts';
import { RefundWay } from './refund-way.tsx';
import { ReturnFacts } from './return-facts.tsx';

/** How far a refund has come, what goes back, what comes back and why, and what can be done now. */
export function RefundView({ refund }: { refund: RefundDetail }) {
  const t = useTranslations('refunds');
  const { orderInfoList, refundPrice, pointsUsed, freightRule } = refund;
  return (
    <div className="grid gap-4">
      <State refund={refund} />
      <div className="grid grid-cols-[minmax(0,1fr)_368px] items-start gap-4">
        <div className="grid gap-4">
          <RefundOffer refund={refund} />
          <ReturnFacts refund={refund} />
          <TitledCard title={t('detail.goods')}>
            <ul className="divide-y divide-line">
              {orderInfoList.map((line) => (
                <li key={line.lineId}>
                  <ProductRow line={line}>
                    <RefundLineMoney line={line} status={refund.refundStatus} />
                  </ProductRow>
                </li>
              ))}
            </ul>
          </TitledCard>
          <RefundFacts refund={refund} />
        </div>
        <div className="grid gap-4">
          <TitledCard title={t('detail.money')}>
            <dl className="mt-3">
              <RefundAmountRows amounts={refund} />
              <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
                <dt className="font-semibold">{t(`amounts.${amountName(refund.refundStatus)}`)}</dt>
                <dd className="text-right">
                  <MallPrice amount={refundPrice} size="lg" />
                  {pointsUsed > 0 && !isUnpaidEnd(refund.refundStatus) && (
                    <p className="text-xs text-ink-2">{t('amounts.pointsBack', { points: String(pointsUsed) })}</p>
                  )}
                </dd>
              </div>
            </dl>
            {freightRule !== 'none' && !isUnpaidEnd(refund.refundStatus) && refund.refundStatus !== 'disputed' && (
              <p className="mt-3 text-xs text-ink-3">{t(`freight.${freightRule}`)}</p>
            )}
          </TitledCard>
          <RefundHistory history={refund.history} />
        </div>
      </div>
    </div>
  );
}

function State({ refund }: { refund: RefundDetail }) {
  const t = useTranslations('refunds');
  const formatDate = useDateFormat();
  const { refundStatus, platformReason, answerBy, isWithPlatform, isProviderRefundRefused, kind, history } = refund;
  const way = refund.offer?.keepsProducts ? 'money' : kind; // agreed to, nothing is sent back
  return (
    <Card aria-labelledby="refund-state" className="px-6 py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 id="refund-state" className="text-xl font-semibold">
            {t(`statuses.${refundStatus}`)}
          </h1>
          {!isProviderRefundRefused && <Line refund={refund} />}
          {platformReason && (
            <p className="mt-1 wrap-anywhere text-ink-2">{t('platformSays', { reason: platformReason })}</p>
          )}
          {isProviderRefundRefused && (
            <p className="mt-2 rounded-md bg-warning-soft px-3 py-2">{t('providerRefundRefused')}</p>
          )}
          {isWithPlatform && refundStatus === 'refused' && (
            <p className="mt-2 rounded-md bg-warning-soft px-3 py-2">{t('withPlatform')}</p>
          )}
          {answerBy && isWaiting(refundStatus) && (
            <p className="mt-1 text-ink-2">{t(`byItself.${refundStatus}`, { date: formatDate(answerBy) })}</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <RefundContact refund={refund} />
          <RefundActions refund={refund} />
        </div>
      </div>
      <div className="mt-7 flex justify-center">
        <div className="w-full max-w-220">
          <RefundWay steps={refundSteps(way, refundStatus, history)} />
        </div>
      </div>
    </Card>
  );
}

/** What a dispute about products that are back with the shop can be about. */
const arrived: readonly NonNullable<RefundDetail['dispute']>['kind'][] = ['damaged', 'not_ours', 'offer_declined'];

/** How it stands, in a sentence; of a refusal, why. */
function Line({ refund: { refundStatus, refundReason, platformReason, dispute } }: { refund: RefundDetail }) {
  const t = useTranslations('refunds.lines');
  const hasArrived = dispute !== null && arrived.includes(dispute.kind);
  const words =
    refundStatus !== 'refused'
      ? t(refundStatus === 'disputed' && hasArrived ? 'contested' : refundStatus)
      : refundReason
        ? t('refused', { reason: refundReason })
        : !platformReason && t('refusedUnproven');
  return words && <p className="mt-1 wrap-anywhere text-ink-2">{words}</p>;
}

const waiting = ['under_review', 'offered', 'accepted', 'sent_back', 'disputed', 'refused'] as const;
const isWaiting = (status: RefundDetail['refundStatus']): status is (typeof waiting)[number] =>
  waiting.some((one) => one === status);
