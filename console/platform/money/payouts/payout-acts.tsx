import { Button, Text } from '@mantine/core';
import { Ban, Check, CircleCheck, type LucideIcon, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import {
  approvePayout,
  type PayoutToPay,
  payoutReasonMax,
  recordFailedPayout,
  recordPaidPayout,
  recordSentPayout,
  refusePayout,
} from '#contract/payouts/platform.ts';
import { BankFileButton } from './bank-file-button.tsx';
import { PaidDialog, type Proof } from './paid-dialog.tsx';
import { useEachPayout } from './use-each-payout.ts';

type Asked = 'refuse' | 'pay' | 'fail';
type PayoutActsProps = { payouts: readonly PayoutToPay[]; onDone: () => void };

/** What all of these payouts allow. What a provider pays, people only look at. */
export function PayoutActs({ payouts, onDone }: PayoutActsProps) {
  const t = useTranslations('platform-money.payouts');
  const { money } = useFormats();
  const confirm = useConfirm();
  const { each, isBusy } = useEachPayout(payouts, onDone);
  const [asked, setAsked] = useState<Asked | null>(null);
  const count = payouts.length;
  const amount = money(payouts.reduce((sum, payout) => sum + payout.amount, 0));
  const all = (...of: PayoutToPay['status'][]) => count > 0 && payouts.every(({ status }) => of.includes(status));
  const isByHand = payouts.every(({ provider }) => provider === 'manual');
  const isRequested = all('requested');
  const isToSend = isByHand && all('approved');
  const isToPay = isByHand && all('approved', 'sent');
  const isAway = isByHand && all('sent', 'paid');

  const approve = () =>
    confirm({
      title: t('approveTitle', { count }),
      text: t('approveText', { amount }),
      confirm: t('approve'),
      onConfirm: () =>
        void each(
          (payoutNo) => callMall(approvePayout, { payoutNo }),
          (done) => t('approved', { count: done }),
        ),
    });
  const send = () =>
    confirm({
      title: t('sendTitle', { count }),
      text: t('sendText', { amount }),
      confirm: t('send'),
      onConfirm: () =>
        void each(
          (payoutNo) => callMall(recordSentPayout, { payoutNo }),
          (done) => t('sent', { count: done }),
        ),
    });

  /** Of what the operator has seen: a colleague may have recorded something else meanwhile. */
  function fail(reason: string): Promise<void> {
    setAsked(null);
    const status = payouts[0]?.status;
    const seen = status === 'approved' || status === 'sent' || status === 'paid' ? status : undefined;
    return each(
      (payoutNo) => callMall(recordFailedPayout, { payoutNo, reason, seen }),
      () => t(isAway ? 'returned' : 'failed'),
    );
  }
  function refuse(reason: string): Promise<void> {
    setAsked(null);
    return each(
      (payoutNo) => callMall(refusePayout, { payoutNo, reason }),
      (done) => t('refused', { count: done }),
    );
  }
  function pay(proof: Proof): Promise<void> {
    setAsked(null);
    return each(
      (payoutNo) => callMall(recordPaidPayout, { payoutNo, ...proof }),
      (done) => t('paid', { count: done }),
    );
  }

  const button = (text: string, Icon: LucideIcon, onClick: () => void) => (
    <Button variant="default" leftSection={<Icon size={16} aria-hidden="true" />} disabled={isBusy} onClick={onClick}>
      {text}
    </Button>
  );
  const words = { hint: t('shopReads'), lettersMax: payoutReasonMax, onClose: () => setAsked(null) };
  return (
    <>
      {isRequested && button(t('refuse'), Ban, () => setAsked('refuse'))}
      {isRequested && (
        <Button leftSection={<Check size={16} aria-hidden="true" />} loading={isBusy} onClick={approve}>
          {t('approve')}
        </Button>
      )}
      {isToSend && count === 1 && button(t('fail'), Ban, () => setAsked('fail'))}
      {isAway && count === 1 && button(t('back'), Undo2, () => setAsked('fail'))}
      {isToSend && <BankFileButton payouts={payouts} isOff={isBusy} onDone={onDone} />}
      {isToSend && button(t('send'), Send, send)}
      {isToPay && (
        <Button
          leftSection={<CircleCheck size={16} aria-hidden="true" />}
          loading={isBusy}
          onClick={() => setAsked('pay')}
        >
          {t('pay')}
        </Button>
      )}
      {asked === 'refuse' && (
        <ReasonDialog {...words} title={t('refuseTitle', { count })} confirm={t('refuse')} onConfirm={refuse}>
          <Text size="sm">{t('refuseText')}</Text>
        </ReasonDialog>
      )}
      {asked === 'fail' && (
        <ReasonDialog
          {...words}
          title={t(isAway ? 'backTitle' : 'failTitle')}
          confirm={t(isAway ? 'back' : 'fail')}
          onConfirm={fail}
        >
          <Text size="sm">{t('refuseText')}</Text>
        </ReasonDialog>
      )}
      {asked === 'pay' && (
        <PaidDialog
          title={t('payTitle', { count })}
          text={t('payText', { amount })}
          onClose={words.onClose}
          onConfirm={pay}
        />
      )}
    </>
  );
}
