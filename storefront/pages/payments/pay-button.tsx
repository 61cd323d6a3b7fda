import { LoaderCircle, Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Pays this much. While it is being done it turns, and lets nothing else through, but keeps the focus. */
export function PayButton({ amount, isBusy }: { amount: Money; isBusy: boolean }) {
  const t = useTranslations('payments');
  const amountText = useAmountText();
  return (
    <button
      type="submit"
      disabled={!useHydrated()}
      aria-busy={isBusy}
      className="flex min-h-12 w-full items-center justify-center gap-2 rounded-md bg-brand px-4 text-base font-semibold text-white hover:bg-brand-deep focus-visible:rounded-md aria-busy:cursor-progress aria-busy:bg-brand-deep"
    >
      {isBusy ? (
        <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
      ) : (
        <Lock size={18} aria-hidden="true" />
      )}
      {isBusy ? t('paying') : t('payAmount', { amount: amountText(amount) })}
    </button>
  );
}
