import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import type { RefundAmounts } from '#contract/refunds/shopper.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';

// What was taken off when it was paid does not come back as money.
const taken = ['shopCoupon', 'platformCoupon', 'points'] as const;

/** How what comes back is made up. */
export function RefundAmountRows({ amounts }: { amounts: RefundAmounts }) {
  const t = useTranslations('refunds.amounts');
  const write = useAmountText();
  const row = (name: string, key: 'goods' | 'freight' | (typeof taken)[number], amount: Money, isTaken: boolean) => (
    <div key={name} className="flex items-baseline justify-between gap-4 py-1">
      <dt className="min-w-0 text-ink-2">{t(key)}</dt>
      <dd className="shrink-0 whitespace-nowrap tabular-nums">
        {isTaken && '−'}
        {write(amount)}
      </dd>
    </div>
  );
  return (
    <>
      {row('goods', 'goods', amounts.goods, false)}
      {taken.filter((key) => amounts[key] > 0).map((key) => row(key, key, amounts[key], true))}
      {amounts.freight > 0 && row('freight', 'freight', amounts.freight, false)}
    </>
  );
}
