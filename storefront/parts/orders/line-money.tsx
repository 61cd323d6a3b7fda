import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Amounts } from '#contract/orders/shopper-checkout.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { AmountRows } from './amount-rows.tsx';

/** What one line comes to and why, unfolded by those who want to know. */
export function LineMoney({ amounts, name, children }: { amounts: Amounts; name: string; children?: ReactNode }) {
  const t = useTranslations('orders.amounts');
  const write = useAmountText();
  return (
    <details className="group/money text-xs">
      <summary
        aria-label={t('howOne', { name })}
        className="inline-flex cursor-pointer list-none items-center gap-1 text-ink-3 hover:text-brand [&::-webkit-details-marker]:hidden"
      >
        {t('how')}
        <ChevronDown size={14} aria-hidden="true" className="transition-transform group-open/money:rotate-180" />
      </summary>
      <div className="mt-2 max-w-110 rounded-md bg-page px-4 py-2.5">
        <dl>
          <AmountRows amounts={amounts} />
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-1.5 font-semibold">
            <dt>{t('linePayable')}</dt>
            <dd className="tabular-nums">{write(amounts.payable)}</dd>
          </div>
        </dl>
        {children}
      </div>
    </details>
  );
}
