import { Anchor, Text } from '@mantine/core';
import { X } from 'lucide-react';
import type { DataTableColumn } from 'mantine-datatable';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { NumberLink } from '#console/base/lists/number-link.tsx';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { PayoutStatusBadge } from '#console/base/money/payout-status.tsx';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { useLedgerPath } from '#console/merchant/finance/ledger-path.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { cancelPayout, type listPayouts } from '#contract/payouts/merchant-payouts.ts';

export type PayoutRow = OutputOf<typeof listPayouts>['list'][number];

/** What the list shows of each payout. Its number and its amount open the entries that were booked for it. */
export function usePayoutColumns(): DataTableColumn<PayoutRow>[] {
  const t = useTranslations('finance.payouts');
  const { money } = useFormats();
  const pathOf = useLedgerPath();
  const { cancel, isCancelling } = useCancel();
  return [
    {
      accessor: 'payoutNo',
      title: t('payout'),
      width: 250,
      render: ({ payoutNo, requestedAt }) => (
        <NumberLink to={pathOf({ number: payoutNo })} number={payoutNo} at={requestedAt} />
      ),
    },
    {
      accessor: 'requestedBy',
      title: t('by'),
      width: 170,
      render: ({ isScheduled, requestedBy }) => (isScheduled ? t('bySchedule') : requestedBy),
    },
    {
      accessor: 'bank',
      title: t('to'),
      width: 220,
      render: ({ bank, lastFour }) => t('masked', { bank, lastFour }),
    },
    { accessor: 'status', title: t('status'), render: (payout) => <Status payout={payout} /> },
    {
      accessor: 'amount',
      title: t('amount'),
      textAlign: 'right',
      width: 140,
      render: ({ payoutNo, amount }) => (
        <Anchor component={Link} to={pathOf({ number: payoutNo })} size="sm" className="figures">
          {money(amount)}
        </Anchor>
      ),
    },
    {
      accessor: 'cancel',
      title: '',
      width: 60,
      render: (payout) =>
        payout.status === 'requested' && (
          <RowAction
            name={t('cancelOf', { amount: money(payout.amount) })}
            icon={X}
            isOff={isCancelling}
            onAct={() => cancel(payout)}
          />
        ),
    },
  ];
}

function Status({ payout: { status, reason, reference, decidedAt, sentAt, endedAt } }: { payout: PayoutRow }) {
  const t = useTranslations('finance.payouts');
  const { time } = useFormats();
  const isOnItsWay = status === 'sent' && sentAt !== null;
  const at = isOnItsWay ? null : (endedAt ?? decidedAt);
  return (
    <>
      <PayoutStatusBadge status={status} />
      {at && (
        <Text size="sm" c="dimmed">
          {time(at)}
        </Text>
      )}
      {isOnItsWay && <Text size="sm">{t('onItsWay', { time: time(sentAt) })}</Text>}
      {endedAt && sentAt && (
        <Text size="sm" c="dimmed">
          {t('sentOn', { time: time(sentAt) })}
        </Text>
      )}
      {reason && (
        <Text size="sm" style={wrapped}>
          {t('reason', { reason })}
        </Text>
      )}
      {reference && (
        <Text size="sm" c="dimmed" style={wrapped}>
          {t('reference', { reference })}
        </Text>
      )}
    </>
  );
}

/** References of providers are long: they must not push the amounts out of sight. */
const wrapped = { overflowWrap: 'anywhere' } as const;

function useCancel() {
  const t = useTranslations('finance.payouts');
  const { money } = useFormats();
  const { done, failed } = useNotices();
  const confirm = useConfirm();
  const send = useSend(cancelPayout);
  return {
    isCancelling: send.isPending,
    cancel: ({ payoutNo, amount }: PayoutRow) =>
      confirm({
        title: t('cancelOf', { amount: money(amount) }),
        text: t('cancelText'),
        confirm: t('cancel'),
        cancel: t('keep'),
        isDanger: true,
        onConfirm: () => void send.mutateAsync({ payoutNo }).then(() => done(t('cancelled')), failed),
      }),
  };
}
