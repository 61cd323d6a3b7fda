import { useTranslations } from 'use-intl';
import type { OrderLine } from '#contract/orders/shopper.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';

/** How many units of a line are asked back, and how many have gone back for how much. Nothing when none. */
export function LineRefund({ line: { refunding, refunded, partRefunded, refundedPrice } }: { line: OrderLine }) {
  const t = useTranslations('orders.goesBack');
  const write = useAmountText();
  if (refunding + refunded + partRefunded === 0) return null;
  return (
    <p className="mt-1.5 text-xs text-warning">
      {[
        refunding > 0 && t('lineAsked', { count: refunding }),
        refunded > 0 && t('linePaid', { count: refunded + partRefunded, amount: write(refundedPrice) }),
        refunded === 0 && partRefunded > 0 && t('linePart', { count: partRefunded, amount: write(refundedPrice) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
