import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { reviewsPath } from '#storefront/base/links/order-paths.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

type ReceiptActionProps = {
  orderNo: string;
  /** Whether it can still be confirmed. What is offered afterwards stays, though the button goes. */
  isOffered: boolean;
};

/** Says that an order has come: asks first, and then offers to review it. */
export function ReceiptAction({ orderNo, isOffered }: ReceiptActionProps) {
  const t = useTranslations('orders');
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const [open, setOpen] = useState<'question' | 'offer' | null>(null);
  const isHydrated = useHydrated();

  const confirm = () =>
    press({ orderNo }, async () => {
      let next: 'offer' | null = null;
      try {
        await callFromBrowser(confirmReceipt, { orderNo });
        next = 'offer';
      } finally {
        setOpen(next);
        await revalidate();
      }
    });

  return (
    <>
      {isOffered && (
        <Button
          disabled={!isHydrated}
          aria-label={t('actions.confirmOne', { number: orderNo })}
          onClick={() => setOpen('question')}
        >
          {t('actions.confirm')}
        </Button>
      )}
      {(isOffered || open === 'question') && (
        <ConfirmDialog
          isOpen={open === 'question'}
          isBusy={isBusy}
          title={t('receipt.title')}
          text={t('receipt.text')}
          confirmLabel={t('receipt.confirm')}
          cancelLabel={t('receipt.keep')}
          onConfirm={() => void confirm()}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'offer' && <ReviewOffer onClose={() => setOpen(null)} />}
    </>
  );
}

function ReviewOffer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('orders.receipt');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  return (
    <Dialog isOpen onClose={onClose} title={t('done')} closeLabel={t('later')} className="w-105">
      <DialogContent
        title={t('offerTitle')}
        line={t('offerText')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('later')}
            </Button>
            <Button onClick={() => navigate(mallPath(reviewsPath))}>{t('review')}</Button>
          </>
        }
      >
        <p className="-order-1 font-medium text-success">{t('done')}</p>
      </DialogContent>
    </Dialog>
  );
}
