import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Check, CircleCheck, FileDown, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure, callMall } from '#console/base/call-mall.ts';
import { saveText } from '#console/base/csv/csv.ts';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useOutcomeNotice } from '#console/base/lists/outcome-notice.tsx';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import {
  approvePayout,
  makePayoutFile,
  type PayoutToPay,
  payoutReasonMax,
  recordFailedPayout,
  recordPaidPayout,
  refusePayout,
} from '#contract/payouts/platform.ts';
import { PaidDialog, type Proof } from './paid-dialog.tsx';

type Asked = 'refuse' | 'pay' | 'fail';
type PayoutActsProps = { payouts: readonly PayoutToPay[]; onDone: () => void };

/** What all of these payouts allow. Each is decided in its own call, so that one refusal does not stop the others. */
export function PayoutActs({ payouts, onDone }: PayoutActsProps) {
  const t = useTranslations('platform-money.payouts');
  const { money } = useFormats();
  const client = useQueryClient();
  const confirm = useConfirm();
  const notice = useOutcomeNotice();
  const textOf = useFailureText();
  const { done, failed } = useNotices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const count = payouts.length;
  const amount = money(payouts.reduce((sum, payout) => sum + payout.amount, 0));
  const all = (isSo: (payout: PayoutToPay) => boolean) => count > 0 && payouts.every(isSo);
  const isRequested = all(({ status }) => status === 'requested');
  const isToPay = all(({ status, provider }) => status === 'approved' && provider === 'manual');
  const isPaid = all(({ status, provider }) => status === 'paid' && provider === 'manual');

  async function each(act: (payoutNo: string) => Promise<unknown>, text: (count: number) => string): Promise<void> {
    setBusy(true);
    setAsked(null);
    const outcomes: { name: string; problemText: string }[] = [];
    for (const { payoutNo } of payouts) {
      const problemText = await act(payoutNo).then(() => '', textOf);
      outcomes.push({ name: payoutNo, problemText });
    }
    await client.invalidateQueries();
    setBusy(false);
    onDone();
    await notice(Promise.resolve(outcomes), { text: (changed) => text(changed.length) });
  }

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

  async function makeFile(isAgain: boolean): Promise<void> {
    setBusy(true);
    try {
      const payoutNos = payouts.map(({ payoutNo }) => payoutNo);
      const { fileNo, text } = await callMall(makePayoutFile, { payoutNos, isAgain });
      saveText([text], `${fileNo}.csv`);
      done(t('fileDone', { file: fileNo, count }));
      onDone();
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'payout_in_file' && !isAgain) askAgain();
      else failed(error);
    } finally {
      setBusy(false);
      await client.invalidateQueries();
    }
  }

  const askAgain = () =>
    confirm({
      title: t('againTitle'),
      text: t('againText'),
      confirm: t('again'),
      onConfirm: () => void makeFile(true),
    });

  const close = () => setAsked(null);
  const words = { hint: t('shopReads'), lettersMax: payoutReasonMax, onClose: close };
  return (
    <>
      {isRequested && (
        <>
          <Button
            variant="default"
            leftSection={<Ban size={16} aria-hidden="true" />}
            disabled={isBusy}
            onClick={() => setAsked('refuse')}
          >
            {t('refuse')}
          </Button>
          <Button leftSection={<Check size={16} aria-hidden="true" />} loading={isBusy} onClick={approve}>
            {t('approve')}
          </Button>
        </>
      )}
      {isToPay && (
        <>
          {count === 1 && (
            <Button
              variant="default"
              leftSection={<Ban size={16} aria-hidden="true" />}
              disabled={isBusy}
              onClick={() => setAsked('fail')}
            >
              {t('fail')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<FileDown size={16} aria-hidden="true" />}
            disabled={isBusy}
            onClick={() => void makeFile(false)}
          >
            {t('file')}
          </Button>
          <Button
            leftSection={<CircleCheck size={16} aria-hidden="true" />}
            loading={isBusy}
            onClick={() => setAsked('pay')}
          >
            {t('pay')}
          </Button>
        </>
      )}
      {isPaid && count === 1 && (
        <Button
          variant="default"
          leftSection={<Undo2 size={16} aria-hidden="true" />}
          loading={isBusy}
          onClick={() => setAsked('fail')}
        >
          {t('back')}
        </Button>
      )}
      {asked === 'refuse' && (
        <ReasonDialog
          {...words}
          title={t('refuseTitle', { count })}
          confirm={t('refuse')}
          onConfirm={(reason) =>
            each(
              (payoutNo) => callMall(refusePayout, { payoutNo, reason }),
              (done) => t('refused', { count: done }),
            )
          }
        >
          <Text size="sm">{t('refuseText')}</Text>
        </ReasonDialog>
      )}
      {asked === 'fail' && (
        <ReasonDialog
          {...words}
          title={t(isPaid ? 'backTitle' : 'failTitle')}
          confirm={t(isPaid ? 'back' : 'fail')}
          onConfirm={(reason) =>
            each(
              (payoutNo) => callMall(recordFailedPayout, { payoutNo, reason }),
              () => t(isPaid ? 'returned' : 'failed'),
            )
          }
        >
          <Text size="sm">{t('refuseText')}</Text>
        </ReasonDialog>
      )}
      {asked === 'pay' && (
        <PaidDialog
          title={t('payTitle', { count })}
          text={t('payText', { amount })}
          onClose={close}
          onConfirm={(proof: Proof) =>
            each(
              (payoutNo) => callMall(recordPaidPayout, { payoutNo, ...proof }),
              (done) => t('paid', { count: done }),
            )
          }
        />
      )}
    </>
  );
}
