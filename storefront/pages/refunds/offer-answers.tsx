import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Call, InputOf } from '#contract/core/call.ts';
import type { RefundDetail } from '#contract/refunds/shopper.ts';
import { acceptOffer, declineOffer } from '#contract/refunds/shopper-offer.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

type OfferAnswersProps = {
  refundOrderNo: string;
  offer: NonNullable<RefundDetail['offer']>;
  isBusy: boolean;
  act: RefundAct;
};

/** Sends a call about the refund and says `done` when it succeeded. */
export type RefundAct = <C extends Call>(call: C, input: InputOf<C>, done: string) => Promise<unknown>;

/** Accepts the part that the shop offers, or asks for all of it. */
export function OfferAnswers({ refundOrderNo, offer, isBusy, act }: OfferAnswersProps) {
  const t = useTranslations('refunds.offer');
  const write = useAmountText();
  const isHydrated = useHydrated();
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const amount = write(offer.amount);
  const answer = (call: typeof acceptOffer, done: string) =>
    void act(call, { refundOrderNo, amount: offer.amount }, done).finally(() => setOpen(null));
  return (
    <>
      <Button variant="secondary" disabled={!isHydrated} onClick={() => setOpen('decline')}>
        {t('decline')}
      </Button>
      <Button disabled={!isHydrated} onClick={() => setOpen('accept')}>
        {t('accept', { amount })}
      </Button>
      <ConfirmDialog
        isOpen={open === 'accept'}
        isBusy={isBusy}
        title={t('acceptTitle', { amount })}
        text={t('acceptText', { amount })}
        confirmLabel={t('accept', { amount })}
        cancelLabel={t('back')}
        onConfirm={() => answer(acceptOffer, t('accepted', { amount }))}
        onCancel={() => setOpen(null)}
      />
      <ConfirmDialog
        isOpen={open === 'decline'}
        isBusy={isBusy}
        title={t('declineTitle')}
        text={t(`declineText.${offer.keepsProducts ? 'stay' : 'returned'}`)}
        confirmLabel={t('decline')}
        cancelLabel={t('back')}
        onConfirm={() => answer(declineOffer, t('declined'))}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}
