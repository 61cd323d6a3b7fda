import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { cancelUnsent } from '#contract/refunds/shopper-return.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Cancels what the shop has not sent in time, after asking once. */
export function CancelUnsentAction({ orderNo, isOffered }: { orderNo: string; isOffered: boolean }) {
  const t = useTranslations('orders');
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const [isAsking, setAsking] = useState(false);
  const isHydrated = useHydrated();

  const cancel = () =>
    press({ orderNo }, async () => {
      try {
        await callFromBrowser(cancelUnsent, { orderNo });
        void toast(t('cancelUnsent.done'), 'success', 'orders');
      } finally {
        setAsking(false);
        await revalidate(); // the shop may just have sent it
      }
    });

  return (
    <>
      {isOffered && (
        <Button
          disabled={!isHydrated}
          aria-label={t('actions.cancelUnsentOne', { number: orderNo })}
          onClick={() => setAsking(true)}
        >
          {t('actions.cancelUnsent')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={t('cancelUnsent.title')}
        text={t('cancelUnsent.text')}
        confirmLabel={t('cancelUnsent.confirm')}
        cancelLabel={t('cancelUnsent.keep')}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
