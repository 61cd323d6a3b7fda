import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Pays this much. While it is being done it turns, and lets nothing else through, but keeps the focus. */
export function PayButton({ amount, isBusy }: { amount: Money; isBusy: boolean }) {
  const t = useTranslations('payments');
  const amountText = useAmountText();
  return (
    <Button size="large" type="submit" disabled={!useHydrated()} isBusy={isBusy} className="w-full">
      {!isBusy && <Lock size={18} aria-hidden="true" />}
      {isBusy ? t('paying') : t('payAmount', { amount: amountText(amount) })}
    </Button>
  );
}
