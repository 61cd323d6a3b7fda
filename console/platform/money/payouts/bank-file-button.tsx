import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure, callMall } from '#console/base/call-mall.ts';
import { saveText } from '#console/base/csv/csv.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { makePayoutFile, type PayoutToPay } from '#contract/payouts/platform.ts';

type BankFileButtonProps = { payouts: readonly PayoutToPay[]; isOff: boolean; onDone: () => void };

/** Puts payouts into a file for the bank; those that are in one already only after asking. */
export function BankFileButton({ payouts, isOff, onDone }: BankFileButtonProps) {
  const t = useTranslations('platform-money.payouts');
  const client = useQueryClient();
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const [isBusy, setBusy] = useState(false);

  async function makeFile(isAgain: boolean): Promise<void> {
    setBusy(true);
    try {
      const payoutNos = payouts.map(({ payoutNo }) => payoutNo);
      const { fileNo, text } = await callMall(makePayoutFile, { payoutNos, isAgain });
      saveText([text], `${fileNo}.csv`);
      done(t('fileDone', { file: fileNo, count: payoutNos.length }));
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

  return (
    <Button
      variant="default"
      leftSection={<FileDown size={16} aria-hidden="true" />}
      disabled={isOff}
      loading={isBusy}
      onClick={() => void makeFile(false)}
    >
      {t('file')}
    </Button>
  );
}
