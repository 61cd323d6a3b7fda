import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart/shopper.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';

/** What has changed since it was put into the cart. */
export function LineNotes({ line: { price, priceWhenAdded } }: { line: CartLine }) {
  const t = useTranslations('cart');
  const moneyText = useMoneyText();
  if (price === priceWhenAdded) return null;
  const isCheaper = price < priceWhenAdded;
  const Icon = isCheaper ? TrendingDown : TrendingUp;
  const look = isCheaper ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning';
  return (
    <p className={`mt-1.5 flex w-fit items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs ${look}`}>
      <Icon aria-hidden="true" size={14} className="shrink-0" />
      {t(isCheaper ? 'cheaper' : 'dearer', { amount: moneyText(Math.abs(price - priceWhenAdded)) })}
    </p>
  );
}
