import { Check, Layers } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CartDeal } from '#contract/cart/shopper.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';

/** The deals of a shop that the selected lines have reached, and what has to be added to save more. */
export function CartDeals({ deals, shopName }: { deals: readonly CartDeal[]; shopName: string }) {
  const t = useTranslations('deals.cart');
  const write = useAmountText();
  if (deals.length === 0) return null;
  return (
    <ul aria-label={t('title', { shop: shopName })} className="grid gap-1 border-t border-line px-5 py-2 text-xs">
      {deals.map((deal) => (
        <li key={deal.id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className={`inline-flex items-center gap-1.5 ${deal.off > 0 ? 'text-success' : 'text-ink-2'}`}>
            {deal.off > 0 ? (
              <Check aria-hidden="true" size={14} className="shrink-0" />
            ) : (
              <Layers aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
            )}
            {deal.name}
          </span>
          {deal.next && <Next next={deal.next} />}
          {deal.off > 0 && <span className="ml-auto text-sm text-success tabular-nums">−{write(deal.off)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Next({ next: { units, percent, off, product } }: { next: NonNullable<CartDeal['next']> }) {
  const t = useTranslations('deals.cart');
  const money = useMoneyText();
  const look = 'font-medium text-brand-deep';
  if (!product) return <span className={look}>{t('next', { count: units, percent: percent ?? 0 })}</span>;
  return (
    <MallLink to={productPath(product.id)} className={`${look} underline underline-offset-4 hover:text-brand`}>
      {t('nextInSet', { count: units, product: product.name, amount: money(off ?? 0) })}
    </MallLink>
  );
}
