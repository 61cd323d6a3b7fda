import { Landmark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { applicationLimits } from '#contract/applications/shopper.ts';
import {
  actAsPlatform,
  type Desk,
  type DeskApplication,
  type DeskPayout,
  type DeskRefund,
  type PlatformAction,
} from '#contract/demo/developer-desk.ts';
import { type RefusedProviderRefund, transferReferenceMax } from '#contract/payments/platform.ts';
import { refusalMax } from '#contract/refunds/merchant.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { DeskButton, useDeskAction, WordsButton } from './desk-action.tsx';
import { DeskRow, productText, RefundFacts } from './desk-row.tsx';
import { Nothing, WorldCard } from './world-card.tsx';

type PlatformDeskProps = Pick<Desk, 'applications' | 'refunds' | 'providerRefunds' | 'payouts'>;

/** What waits for the platform's people, with what they can do about it. */
export function PlatformDesk({ applications, refunds, providerRefunds, payouts }: PlatformDeskProps) {
  const t = useTranslations('demo.desk.platform');
  return (
    <div id="platform-desk" className="scroll-mt-24">
      <WorldCard icon={<Landmark size={20} aria-hidden="true" />} title={t('title')} line={t('line')}>
        {applications.length + refunds.length + providerRefunds.length + payouts.length === 0 ? (
          <Nothing>{t('empty')}</Nothing>
        ) : (
          <ul className="max-h-160 divide-y divide-line overflow-y-auto">
            {applications.map((application) => (
              <ApplicationRow key={application.id} application={application} />
            ))}
            {refunds.map((refund) => (
              <RefundRow key={refund.refundOrderNo} refund={refund} />
            ))}
            {providerRefunds.map((providerRefund) => (
              <ProviderRefundRow key={providerRefund.operation} providerRefund={providerRefund} />
            ))}
            {payouts.map((payout) => (
              <PayoutRow key={payout.payoutNo} payout={payout} />
            ))}
          </ul>
        )}
      </WorldCard>
    </div>
  );
}

function usePlatformAction() {
  const { isBlocked, act } = useDeskAction();
  return {
    isBlocked,
    does: (action: PlatformAction) => void act(action, () => callFromBrowser(actAsPlatform, action)),
  };
}

function ApplicationRow({ application: { id, name, realName, createTime } }: { application: DeskApplication }) {
  const t = useTranslations('demo.desk');
  const formatDate = useDateFormat();
  const { isBlocked, does } = usePlatformAction();
  const shared = { about: name, isBlocked };
  return (
    <DeskRow title={t('platform.application', { name })} facts={`${realName} · ${formatDate(createTime)}`}>
      <DeskButton
        {...shared}
        label={t('platform.approve')}
        isStrong
        onPress={() => does({ action: 'approveApplication', id })}
      />
      <WordsButton
        {...shared}
        label={t('platform.refuse')}
        question={t('reason')}
        wordsMax={applicationLimits.reason}
        onSend={(reason) => does({ action: 'refuseApplication', id, reason })}
      />
    </DeskRow>
  );
}

function RefundRow({ refund }: { refund: DeskRefund }) {
  const t = useTranslations('demo.desk');
  const { isBlocked, does } = usePlatformAction();
  const { refundOrderNo, shopName, product, more } = refund;
  const shared = { about: refundOrderNo, isBlocked };
  return (
    <DeskRow title={`${shopName} · ${productText(product, more)}`} facts={<RefundFacts refund={refund} />}>
      <DeskButton
        {...shared}
        label={t('platform.grant')}
        isStrong
        onPress={() => does({ action: 'grantRefund', refundOrderNo })}
      />
      <WordsButton
        {...shared}
        label={t('platform.deny')}
        question={t('reason')}
        wordsMax={refusalMax}
        onSend={(reason) => does({ action: 'denyRefund', refundOrderNo, reason })}
      />
    </DeskRow>
  );
}

function ProviderRefundRow({ providerRefund }: { providerRefund: RefusedProviderRefund }) {
  const t = useTranslations('demo.desk.platform');
  const write = useAmountText();
  const { isBlocked, does } = usePlatformAction();
  const { operation, tradeNo, amount, payer } = providerRefund;
  const number = operation.startsWith('refund:') ? operation.slice('refund:'.length) : tradeNo;
  return (
    <DeskRow title={t('providerRefund', { amount: write(amount) })} facts={[number, payer].filter(Boolean).join(' · ')}>
      <WordsButton
        about={number}
        isBlocked={isBlocked}
        label={t('transfer')}
        question={t('reference')}
        wordsMax={transferReferenceMax}
        onSend={(reference) => does({ action: 'recordTransfer', operation, reference })}
      />
    </DeskRow>
  );
}

function PayoutRow({ payout: { payoutNo, shopName, amount, status, requestedAt } }: { payout: DeskPayout }) {
  const t = useTranslations('demo.desk.platform');
  const write = useAmountText();
  const formatDate = useDateFormat();
  const { isBlocked, does } = usePlatformAction();
  const shared = { about: payoutNo, isBlocked };
  return (
    <DeskRow
      title={t('payout', { amount: write(amount), shop: shopName })}
      facts={`${payoutNo} · ${formatDate(requestedAt)}`}
    >
      {status === 'requested' ? (
        <DeskButton
          {...shared}
          label={t('approvePayout')}
          isStrong
          onPress={() => does({ action: 'approvePayout', payoutNo })}
        />
      ) : (
        <WordsButton
          {...shared}
          label={t('pay')}
          question={t('reference')}
          wordsMax={transferReferenceMax}
          onSend={(reference) => does({ action: 'payPayout', payoutNo, reference })}
        />
      )}
    </DeskRow>
  );
}
