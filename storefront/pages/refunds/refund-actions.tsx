import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { askPlatform, type RefundDetail, withdrawRefund } from '#contract/refunds/shopper.ts';
import { sendBackProducts } from '#contract/refunds/shopper-return.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { applyPath } from '#storefront/base/links/refund-paths.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { ButtonVariant } from '#ui/buttons/button-class.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { OfferAnswers, type RefundAct } from './offer-answers.tsx';

const SendBackDialog = lazy(() => import('./send-back-dialog.tsx').then((part) => ({ default: part.SendBackDialog })));

/** What its buyer may do with a refund now, and nothing else. */
export function RefundActions({ refund }: { refund: RefundDetail }) {
  const { refundOrderNo, merOrderNo, actions, returnCarriers, returnCompany, returnNumber } = refund;
  const t = useTranslations('refunds');
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const [open, setOpen] = useState<'withdraw' | 'send_back' | 'change_tracking' | 'ask_platform' | null>(null);
  const isHydrated = useHydrated();

  /** The shop may have answered meanwhile: whatever came of it, the page shows how it stands. */
  const act: RefundAct = (call, input, done) =>
    press({ path: call.path, input }, async () => {
      try {
        await callFromBrowser(call, input);
        void toast(done, 'success', 'refunds');
      } finally {
        setOpen(null);
        await revalidate();
      }
    });
  const opens = (which: NonNullable<typeof open>, variant: ButtonVariant, name: string) =>
    actions.includes(which) && (
      <Button variant={variant} disabled={!isHydrated} onClick={() => setOpen(which)}>
        {name}
      </Button>
    );

  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {opens('withdraw', 'secondary', t('actions.withdraw'))}
      {refund.offer && actions.includes('accept_offer') && (
        <OfferAnswers refundOrderNo={refundOrderNo} offer={refund.offer} isBusy={isBusy} act={act} />
      )}
      {opens('ask_platform', 'secondary', t('actions.askPlatform'))}
      {opens('send_back', 'primary', t('actions.sendBack'))}
      {opens('change_tracking', 'secondary', t('actions.changeTracking'))}
      {actions.includes('apply_again') && <LinkButton to={applyPath(merOrderNo)}>{t('actions.applyAgain')}</LinkButton>}
      <ConfirmDialog
        isOpen={open === 'withdraw'}
        isBusy={isBusy}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        confirmLabel={t('withdraw.confirm')}
        cancelLabel={t('withdraw.keep')}
        onConfirm={() => void act(withdrawRefund, { refundOrderNo }, t('withdraw.done'))}
        onCancel={() => setOpen(null)}
      />
      <ConfirmDialog
        isOpen={open === 'ask_platform'}
        isBusy={isBusy}
        title={t('askPlatform.title')}
        text={t('askPlatform.text')}
        confirmLabel={t('askPlatform.confirm')}
        cancelLabel={t('askPlatform.keep')}
        onConfirm={() => void act(askPlatform, { refundOrderNo }, t('askPlatform.done'))}
        onCancel={() => setOpen(null)}
      />
      <Suspense>
        {(open === 'send_back' || open === 'change_tracking') && (
          <SendBackDialog
            carriers={returnCarriers}
            before={{ company: returnCompany, trackingNumber: returnNumber }}
            isBusy={isBusy}
            onSend={(parcel) => void act(sendBackProducts, { refundOrderNo, ...parcel }, t('sendBack.done'))}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
