import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { useSend } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type getShopRefund, offerPart } from '#contract/refunds/merchant.ts';
import { AnswerForm } from './answer-form.tsx';

type OfferDialogProps = { refund: OutputOf<typeof getShopRefund>; onClose: () => void };

/** Offers the buyer less than they asked for, and says why. */
export function OfferDialog({ refund, onClose }: OfferDialogProps) {
  const t = useTranslations('console.refunds');
  const { money } = useFormats();
  const send = useSend(offerPart);
  const [amount, setAmount] = useState<number | string>('');
  const [problem, setProblem] = useState<string | null>(null);
  const { refundOrderNo, refundPrice, refundStatus } = refund;
  const less = t('offerLess', { amount: money(refundPrice) });
  return (
    <AnswerForm
      title={t('offerTitle')}
      text={t(`offerText.${refundStatus === 'sent_back' ? 'returned' : 'stay'}`)}
      label={t('reason')}
      missing={t('reasonMissing')}
      button={t('offerSend')}
      onClose={onClose}
      send={async (answer) => {
        const cents = Math.round(Number(amount) * 100);
        if (!(cents > 0 && cents < refundPrice)) {
          setProblem(less);
          return false;
        }
        await send.mutateAsync({ refundOrderNo, amount: cents, ...answer });
        return t('offered');
      }}
    >
      <MoneyInput
        label={t('offerAmount')}
        description={less}
        data-autofocus
        value={amount}
        error={problem}
        onChange={(next) => {
          setAmount(next);
          setProblem(null);
        }}
      />
    </AnswerForm>
  );
}
