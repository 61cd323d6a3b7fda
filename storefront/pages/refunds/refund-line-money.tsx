import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { RefundLine, RefundStatus } from '#contract/refunds/shopper.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { RefundAmountRows } from './refund-amounts.tsx';
import { amountName } from './refund-steps.ts';

/** What comes back for one line and why, unfolded by those who want to know. */
export function RefundLineMoney({ line, status }: { line: RefundLine; status: RefundStatus }) {
  const t = useTranslations('refunds.amounts');
  const write = useAmountText();
  return (
    <details className="group/money mt-1.5 text-xs">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1 text-ink-3 hover:text-brand [&::-webkit-details-marker]:hidden">
        {t(amountName(status))} <span className="font-semibold text-ink tabular-nums">{write(line.payable)}</span>
        <span className="sr-only">{t('howOne', { name: line.name })}</span>
        <ChevronDown size={14} aria-hidden="true" className="transition-transform group-open/money:rotate-180" />
      </summary>
      <dl className="mt-2 max-w-110 rounded-md bg-page px-4 py-2.5">
        {line.quantity === 0 && <p className="pb-1 text-ink-2">{t('freightOnly')}</p>}
        <RefundAmountRows amounts={line} />
      </dl>
    </details>
  );
}
