import { Zap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Product, Sku } from '#contract/catalogue/shopper-product.ts';
import { MallCountdown } from '#storefront/base/i18n/mall-countdown.tsx';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { discountPercent } from '#storefront/parts/products/discount.ts';
import { Badge } from '#ui/display/badge.tsx';

type PriceBoxProps = {
  product: Product;
  sku: Sku | null;
  answeredAt: number;
  /** What stands below the price. */
  children?: ReactNode;
};

/** The price of what is chosen, under the bar of its flash sale while there is one. */
export function PriceBox({ product, sku, answeredAt, children }: PriceBoxProps) {
  const t = useTranslations('product.price');
  const { price, originalPrice } = sku ?? product;
  const off = discountPercent(price, originalPrice);
  return (
    <div className="mt-3 overflow-hidden rounded-md bg-page">
      {product.flash && <FlashBar key={product.flash.endsAt} flash={product.flash} answeredAt={answeredAt} />}
      <p aria-live="polite" className="flex min-h-16 items-center gap-3 px-4 py-2">
        <span className="sr-only">{t('label')}</span>
        <MallPrice amount={price} original={originalPrice} size="lg" />
        {off > 0 && <Badge tone="solid">{t('off', { percent: String(off) })}</Badge>}
      </p>
      {children}
    </div>
  );
}

type FlashBarProps = { flash: NonNullable<Product['flash']>; answeredAt: number };

/** Against the clock. When the time is over its price no longer holds, so the page is reloaded. */
function FlashBar({ flash, answeredAt }: FlashBarProps) {
  const t = useTranslations('product.price');
  const [isOver, setOver] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <div className="flex min-h-12 items-center gap-4 bg-linear-to-r from-brand-fill to-brand-fill-deep px-4 py-2 text-white">
      <p className="flex min-w-0 items-center gap-2 text-base font-bold">
        <Zap aria-hidden="true" size={18} className="shrink-0 fill-white" />
        {flash.name}
      </p>
      <p className="flex items-center gap-2 text-xs whitespace-nowrap">
        <span className="h-1.5 w-24 overflow-hidden rounded-full bg-white/35">
          <span className="block h-full rounded-full bg-white" style={{ width: `${flash.soldPercent}%` }} />
        </span>
        {t('soldPercent', { percent: String(flash.soldPercent) })}
      </p>
      <p className="ml-auto flex shrink-0 items-center gap-2">
        {isOver ? (
          t('flashOver')
        ) : (
          <>
            <span aria-hidden="true">{t('endsIn')}</span>
            <MallCountdown
              endsAt={flash.endsAt}
              renderedAt={answeredAt}
              label={t('endsIn')}
              onEnd={() => {
                setOver(true);
                void revalidate();
              }}
            />
          </>
        )}
      </p>
    </div>
  );
}
