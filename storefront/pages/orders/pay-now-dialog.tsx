import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import type { PayType } from '#contract/payments/shopper.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { cardPath, isCard } from '#storefront/base/links/pay-paths.ts';
import { type PayMethod, PayMethods } from '#storefront/parts/payments/pay-methods.tsx';
import { ScanToPay } from '#storefront/parts/payments/scan-to-pay.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

type PayNowDialogProps = { tradeNo: string; payable: Money; methods: readonly PayMethod[]; onClose: () => void };

/** Pays a payment from the list or from an order: by card on a page of its own, by a scanned code right here. */
export function PayNowDialog({ tradeNo, payable, methods, onClose }: PayNowDialogProps) {
  const t = useTranslations('orders.pay');
  const words = useTranslations('payments');
  const write = useAmountText();
  const mallPath = useMallPath();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<PayType | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [scans, setScans] = useState(false);
  const pay = () => {
    if (!chosen) setMissing(true);
    else if (isCard(chosen)) navigate(mallPath(cardPath(tradeNo, chosen)));
    else setScans(true);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} className="w-160">
      <div className="px-8 pt-7 pb-8">
        <h2 className="pr-8 text-lg font-semibold">{t('title')}</h2>
        {scans ? (
          <ScanToPay orderNo={tradeNo} isTest={methods.some(({ payType, isTest }) => payType === 'scan' && isTest)} />
        ) : (
          <>
            <p className="mt-1 mb-5 flex items-baseline gap-2 text-ink-2">
              {t('amount')} <MallPrice amount={payable} size="lg" />
            </p>
            <PayMethods
              methods={methods}
              value={chosen}
              isMissing={isMissing}
              onChange={(payType) => {
                setMissing(false);
                setChosen(payType);
              }}
            />
            {methods.length > 0 && (
              <Button size="large" onClick={pay} className="mt-6 w-full">
                {words('payAmount', { amount: write(payable) })}
              </Button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
