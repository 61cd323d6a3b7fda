import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import * as contract from '#contract/refunds/merchant.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ContestDialog } from './contest-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';

type Refund = OutputOf<typeof contract.getShopRefund>;

/** What the shop can do about a refund now. */
export function RefundActions({ refund }: { refund: Refund }) {
  const t = useTranslations('console.refunds');
  const [dialog, setDialog] = useState<'accept' | 'offer' | 'refuse' | 'contest' | null>(null);
  const { refundOrderNo, refundStatus, mayOffer } = refund;
  const close = () => setDialog(null);
  const opens = (which: NonNullable<typeof dialog>) => (
    <Button variant={which === 'accept' ? 'filled' : 'default'} onClick={() => setDialog(which)}>
      {t(which)}
    </Button>
  );
  return (
    <>
      {refundStatus === 'under_review' && opens('refuse')}
      {refundStatus === 'sent_back' && opens('contest')}
      {mayOffer && opens('offer')}
      {refundStatus === 'under_review' && opens('accept')}
      {(refundStatus === 'sent_back' || refundStatus === 'disputed') && <ReceivedButton refund={refund} />}
      {dialog === 'accept' && <AcceptDialog refund={refund} onClose={close} />}
      {dialog === 'offer' && <OfferDialog refund={refund} onClose={close} />}
      {dialog === 'refuse' && <RefuseDialog refundOrderNo={refundOrderNo} onClose={close} />}
      {dialog === 'contest' && <ContestDialog refundOrderNo={refundOrderNo} onClose={close} />}
    </>
  );
}

/** The products are back as they should be: also after the shop has contested the return. */
function ReceivedButton({ refund: { refundOrderNo, refundPrice } }: { refund: Refund }) {
  const t = useTranslations('console.refunds');
  const confirm = useConfirm();
  const { money } = useFormats();
  const { done, failed } = useNotices();
  const receive = useSend(contract.receiveReturn);
  const ask = () =>
    confirm({
      title: t('receivedTitle'),
      text: t('receivedText', { amount: money(refundPrice) }),
      confirm: t('received'),
      onConfirm: () => void receive.mutateAsync({ refundOrderNo }).then(() => done(t('receivedDone')), failed),
    });
  return (
    <Button loading={receive.isPending} onClick={ask}>
      {t('received')}
    </Button>
  );
}

function RefuseDialog({ refundOrderNo, onClose }: { refundOrderNo: string; onClose: () => void }) {
  const t = useTranslations('console.refunds');
  const send = useSend(contract.refuseRefund);
  return (
    <AnswerForm
      title={t('refuseTitle')}
      text={t('refuseText')}
      label={t('reason')}
      missing={t('reasonMissing')}
      button={t('refuse')}
      onClose={onClose}
      send={async (answer) => {
        await send.mutateAsync({ refundOrderNo, ...answer });
        return t('refused');
      }}
    />
  );
}
