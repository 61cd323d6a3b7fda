import { useTranslations } from 'use-intl';
import { quantityMax } from '#contract/catalogue/shopper-product.ts';
import { limitReason } from '#storefront/parts/products/quantity.ts';
import type { Choice } from '#storefront/parts/products/use-choice.ts';
import { Stepper } from '#ui/fields/stepper.tsx';

/** How many of what is chosen, and how many there are. */
export function QuantityField({ choice, limitPerBuyer }: { choice: Choice; limitPerBuyer: number | null }) {
  const t = useTranslations('product.quantity');
  const { sku, quantity, most, setQuantity } = choice;
  const stock = sku?.stock ?? 0;
  const isSoldOut = most === 0;
  const limits = {
    stock: t('onlyStock', { stock: String(stock) }),
    order: t('most', { most: String(most) }),
    buyer: t('perBuyer', { limit: String(limitPerBuyer) }),
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Stepper
        labels={{ quantity: t('label'), less: t('less'), more: t('more') }}
        quantity={quantity}
        most={most}
        onChange={setQuantity}
        limit={limits[limitReason(stock, limitPerBuyer)]}
      />
      <p aria-live="polite" className={isSoldOut ? 'font-semibold text-brand-deep' : 'text-ink-3'}>
        {isSoldOut ? t('soldOut') : t('inStock', { stock: String(stock) })}
        {!isSoldOut && quantity === quantityMax && stock > quantityMax && ` · ${limits.order}`}
        {!isSoldOut && limitPerBuyer !== null && ` · ${limits.buyer}`}
      </p>
    </div>
  );
}
