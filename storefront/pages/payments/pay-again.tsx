import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PayType } from '#contract/payments/shopper.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { cardPath, isCard } from '#storefront/base/links/pay-paths.ts';
import { type PayMethod, PayMethods } from '#storefront/parts/payments/pay-methods.tsx';
import { ScanToPay } from '#storefront/parts/payments/scan-to-pay.tsx';
import type { PayState } from '#storefront/parts/payments/use-pay-state.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Pays a payment that is still open: by the same method as before, or by another one. */
export function PayAgain({ payment, methods }: { payment: PayState; methods: readonly PayMethod[] }) {
  const t = useTranslations('payments');
  const amountText = useAmountText();
  const mallPath = useMallPath();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const before = methods.find(({ payType }) => payType === payment.payType);
  const [chosen, setChosen] = useState<PayType | null>(before?.payType ?? null);
  const [isMissing, setMissing] = useState(false);
  const [scans, setScans] = useState(false);
  const pay = () => {
    if (!chosen) return setMissing(true);
    if (isCard(chosen)) navigate(mallPath(cardPath(payment.orderNo, chosen)));
    else setScans(true);
  };
  const isTest = methods.some(({ payType, isTest: test }) => payType === 'scan' && test);
  return (
    <Card aria-labelledby="pay-again" className="mt-4 p-8">
      <h2 id="pay-again" className="mb-4 text-lg font-semibold">
        {t('payAgain')}
      </h2>
      <PayMethods
        methods={methods}
        value={chosen}
        isMissing={isMissing}
        onChange={(payType) => {
          setMissing(false);
          setChosen(payType);
          setScans(false);
        }}
      />
      {scans && chosen === 'scan' ? (
        <div className="mt-6">
          <ScanToPay orderNo={payment.orderNo} isTest={isTest} />
        </div>
      ) : (
        methods.length > 0 && (
          <Button size="large" disabled={!isHydrated} onClick={pay} className="mt-6 min-w-60">
            {t('payAmount', { amount: amountText(payment.amount) })}
          </Button>
        )
      )}
    </Card>
  );
}
