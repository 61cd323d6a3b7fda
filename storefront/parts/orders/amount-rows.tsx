import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import type { Amounts } from '#contract/orders/shopper-checkout.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';

/** An order also says what the shop took off after it was placed. */
type ShownAmounts = Amounts & { reduction?: Money };
type Row = { key: RowKey; of: (amounts: ShownAmounts) => number; isTaken: boolean };
type RowKey =
  | 'listPrice'
  | 'reduced'
  | 'dealOff'
  | 'shopCoupon'
  | 'reduction'
  | 'platformCoupon'
  | 'points'
  | 'freight';

// In the order in which they are taken off.
const rows: readonly Row[] = [
  { key: 'listPrice', of: ({ listPrice }) => listPrice, isTaken: false },
  { key: 'reduced', of: (sums) => sums.listPrice - sums.goods, isTaken: true },
  { key: 'dealOff', of: ({ dealOff }) => dealOff, isTaken: true },
  {
    key: 'shopCoupon',
    of: ({ shopCoupon, dealOff, reduction = 0 }) => shopCoupon - dealOff - reduction,
    isTaken: true,
  },
  { key: 'reduction', of: ({ reduction = 0 }) => reduction, isTaken: true },
  { key: 'platformCoupon', of: ({ platformCoupon }) => platformCoupon, isTaken: true },
  { key: 'points', of: ({ points }) => points, isTaken: true },
  { key: 'freight', of: ({ freight }) => freight, isTaken: false },
];

type AmountRowsProps = {
  amounts: ShownAmounts;
  /** What was shown before: amounts that differ from it are marked. */
  before?: Amounts | undefined;
  /** While no address is chosen the freight is open: an estimate, or null when there is none. */
  openFreight?: Money | null | undefined;
};

/** How an amount is made up: the products at their list price, every reduction, and the freight. */
export function AmountRows({ amounts, before, openFreight }: AmountRowsProps) {
  const t = useTranslations('orders.amounts');
  const write = useAmountText();
  return rows
    .filter(({ of, isTaken }) => !isTaken || of(amounts) > 0 || (before !== undefined && of(before) > 0))
    .map(({ key, of, isTaken }) => {
      const amount = of(amounts);
      const old = before && of(before);
      const isChanged = old !== undefined && old !== amount;
      return (
        <div key={key} className="flex items-baseline justify-between gap-4 py-1">
          <dt className="min-w-0 text-ink-2">{t(key)}</dt>
          <dd
            className={`shrink-0 text-right whitespace-nowrap tabular-nums ${isTaken && amount > 0 ? 'text-success' : ''} ${isChanged ? 'rounded-sm bg-warning-soft px-1.5 font-semibold' : ''}`}
          >
            {isChanged && (
              <s className="mr-2 text-xs font-normal text-ink-3">
                <span className="sr-only">{t('was')} </span>
                {write(old as Money)}
              </s>
            )}
            {isTaken && amount > 0 && '−'}
            {key === 'freight' && openFreight !== undefined
              ? openFreight === null
                ? t('freightOpen')
                : t('freightAbout', { amount: write(openFreight) })
              : key === 'freight' && amount === 0
                ? t('free')
                : write(amount as Money)}
          </dd>
        </div>
      );
    });
}
