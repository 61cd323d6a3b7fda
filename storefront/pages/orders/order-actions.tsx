import { lazy, Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { buyAgain, cancelPayment, deleteOrder, type Order } from '#contract/orders/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { cartPath, refundPath, reviewsPath } from '#storefront/base/links/order-paths.ts';
import type { PayMethod } from '#storefront/parts/payments/pay-methods.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CancelUnsentAction } from './cancel-unsent-action.tsx';
import { ReceiptAction } from './receipt-action.tsx';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((part) => ({ default: part.CancelDialog })));
const LogisticsDialog = lazy(() =>
  import('./logistics-dialog.tsx').then((part) => ({ default: part.LogisticsDialog })),
);
const PayNowDialog = lazy(() => import('./pay-now-dialog.tsx').then((part) => ({ default: part.PayNowDialog })));

type PaymentActionsProps = {
  order: Order;
  /** How many orders are paid together with it. */
  orderCount: number;
  methods: readonly PayMethod[];
};

/** What can be done with a payment that waits to be paid: all its orders at once. */
export function PaymentActions({ order, orderCount, methods }: PaymentActionsProps) {
  const t = useTranslations('orders');
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const [open, setOpen] = useState<'pay' | 'cancel' | null>(null);
  const isHydrated = useHydrated();
  const { tradeNo, paymentPayable, actions } = order;

  const cancel = (reason: string) =>
    press({ tradeNo, reason }, async () => {
      try {
        await callFromBrowser(cancelPayment, { orderNo: tradeNo, reason });
        void toast(t('cancel.done'), 'success', 'orders');
      } finally {
        setOpen(null);
        await revalidate(); // it may just have been paid, or taken back by the clock
      }
    });

  return (
    <>
      {actions.includes('cancel') && (
        <Button variant="secondary" disabled={!isHydrated} onClick={() => setOpen('cancel')}>
          {t('actions.cancel')}
        </Button>
      )}
      {actions.includes('pay') && order.secondsLeft !== 0 && (
        <Button disabled={!isHydrated} onClick={() => setOpen('pay')}>
          {t('actions.pay')}
        </Button>
      )}
      <Suspense>
        {open === 'cancel' && (
          <CancelDialog
            orderCount={orderCount}
            isBusy={isBusy}
            onConfirm={(reason) => void cancel(reason)}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'pay' && (
          <PayNowDialog tradeNo={tradeNo} payable={paymentPayable} methods={methods} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}

/** What can be done with one order, and nothing else. `onDeleted` shows what is there without it. */
export function OrderActions({ order, onDeleted }: { order: Order; onDeleted: () => Promise<void> }) {
  const t = useTranslations('orders');
  const mallPath = useMallPath();
  const navigate = useNavigate();
  const { isBusy, press } = useSubmitGuard();
  const [asksToDelete, setAsking] = useState(false);
  const [showsLogistics, setShowing] = useState(false);
  const isHydrated = useHydrated();
  const { orderNo, actions } = order;

  const again = () =>
    press({ orderNo }, async () => {
      const { added, gone } = await callFromBrowser(buyAgain, { orderNo });
      if (gone.length > 0) void toast(t('again.gone', { names: gone.join(', ') }), 'warning', 'again');
      else if (added === 0) void toast(t('again.full'), 'info', 'again');
      else void toast(t('again.done'), 'success', 'again');
      if (added > 0) navigate(mallPath(cartPath));
    });
  const remove = () =>
    press({ orderNo, isDeleted: true }, async () => {
      try {
        await callFromBrowser(deleteOrder, { orderNo });
        await onDeleted();
        void toast(t('delete.done'), 'success', 'orders');
      } finally {
        setAsking(false);
      }
    });

  return (
    <>
      {actions.includes('delete') && (
        <Button
          variant="secondary"
          disabled={!isHydrated}
          aria-label={t('actions.deleteOne', { number: orderNo })}
          onClick={() => setAsking(true)}
        >
          {t('actions.delete')}
        </Button>
      )}
      {actions.includes('buy_again') && (
        <Button
          variant="secondary"
          disabled={!isHydrated || isBusy}
          aria-label={t('actions.againOne', { number: orderNo })}
          onClick={() => void again()}
        >
          {t('actions.again')}
        </Button>
      )}
      {actions.includes('refund') && (
        <LinkButton
          variant="secondary"
          to={refundPath(orderNo)}
          aria-label={t('actions.refundOne', { number: orderNo })}
        >
          {t('actions.refund')}
        </LinkButton>
      )}
      {actions.includes('logistics') && (
        <Button
          variant="secondary"
          disabled={!isHydrated}
          aria-label={t('actions.logisticsOne', { number: orderNo })}
          onClick={() => setShowing(true)}
        >
          {t('actions.logistics')}
        </Button>
      )}
      {actions.includes('review') && (
        <LinkButton to={reviewsPath} aria-label={t('actions.reviewOne', { number: orderNo })}>
          {t('actions.review')}
        </LinkButton>
      )}
      <CancelUnsentAction orderNo={orderNo} isOffered={actions.includes('cancel_unsent')} />
      <ReceiptAction orderNo={orderNo} isOffered={actions.includes('confirm')} />
      {showsLogistics && (
        <Suspense>
          <LogisticsDialog orderNo={orderNo} onClose={() => setShowing(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={asksToDelete}
        isBusy={isBusy}
        title={t('delete.title')}
        text={t('delete.text')}
        confirmLabel={t('delete.confirm')}
        cancelLabel={t('delete.keep')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
