import { Tag, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Product, Sku } from '#contract/catalogue/shopper-product.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { discountPercent } from '#storefront/parts/products/discount.ts';
import { Badge } from '#ui/display/badge.tsx';
import { SaleBar } from './sale-bar.tsx';

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
      {bargain && isBargain && (
        <SaleBar key={bargain.endsAt} icon={Tag} name={t('bargain')} endsAt={bargain.endsAt} answeredAt={answeredAt}>
          {t('bargainLeft', { count: bargain.left })}
          {bargain.perBuyer !== null && <span>{t('perBuyer', { count: bargain.perBuyer })}</span>}
        </SaleBar>
      )}
      {flash && !isBargain && (
        <SaleBar key={flash.endsAt} icon={Zap} name={flash.name} endsAt={flash.endsAt} answeredAt={answeredAt}>
          <span className="h-1.5 w-24 overflow-hidden rounded-full bg-white/35">
            <span className="block h-full rounded-full bg-white" style={{ width: `${flash.soldPercent}%` }} />
          </span>
          {t('soldPercent', { percent: String(flash.soldPercent) })}
        </SaleBar>
      )}
      <p aria-live="polite" className="flex min-h-16 items-center gap-3 px-4 py-2">
        <span className="sr-only">{t('label')}</span>
        <MallPrice amount={price} original={originalPrice} size="lg" />
        {off > 0 && <Badge tone="solid">{t('off', { percent: String(off) })}</Badge>}
      </p>
      {children}
    </div>
  );
}
