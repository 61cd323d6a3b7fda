import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { orderTabPath } from '#storefront/base/links/order-paths.ts';
import { ScanToPay } from '#storefront/parts/payments/scan-to-pay.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

/** The code that pays what has just been ordered. Closed unpaid, it leads to where the order can be paid later. */
export function PayDialog({ orderNo, isTest }: { orderNo: string; isTest: boolean }) {
  const t = useTranslations('checkout');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  return (
    <Dialog
      isOpen
      onClose={() => navigate(mallPath(orderTabPath('to_pay')), { replace: true })}
      title={t('scanTitle')}
      closeLabel={t('payLater')}
      className="w-110"
    >
      <div className="px-8 py-6">
        <ScanToPay orderNo={orderNo} isTest={isTest} />
        <p className="text-center text-xs text-ink-3">{t('scanHint')}</p>
      </div>
    </Dialog>
  );
}
