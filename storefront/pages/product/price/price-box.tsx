import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Product, Sku } from '#contract/catalogue/shopper-product.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { discountPercent } from '#storefront/parts/products/discount.ts';
import { Badge } from '#ui/display/badge.tsx';
import { SalePlace } from './sale-place.tsx';

type PriceBoxProps = {
  product: Product;
  sku: Sku | null;
  answeredAt: number;
  /** What stands below the price. */
  children?: ReactNode;
};

/** The price of what is chosen, under the bar of its flash sale or bargain while there is one. */
export function PriceBox({ product, sku, answeredAt, children }: PriceBoxProps) {
  const t = useTranslations('product.price');
  const { price, originalPrice } = sku ?? product;
  const off = discountPercent(price, originalPrice);
  const { flash, bargain } = product;
  const isBargain = bargain !== null && (sku ? sku.isBargain : product.skus.some((each) => each.isBargain));
  return (
    <div className="mt-3 overflow-hidden rounded-md bg-page">
      <SalePlace flash={isBargain ? null : flash} bargain={isBargain ? bargain : null} answeredAt={answeredAt} />
      <p aria-live="polite" className="flex min-h-16 items-center gap-3 px-4 py-2">
        <span className="sr-only">{t('label')}</span>
        <MallPrice amount={price} original={originalPrice} size="lg" />
        {off > 0 && <Badge tone="solid">{t('off', { percent: String(off) })}</Badge>}
      </p>
      {children}
    </div>
  );
}
