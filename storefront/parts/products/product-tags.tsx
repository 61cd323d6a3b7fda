import { Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ProductCard as Product } from '#contract/catalogue/shopper.ts';

/** Small tags for what sets a product apart; the row keeps its height when there are none. */
export function ProductTags({ product }: { product: Pick<Product, 'isSelf' | 'hasCoupon' | 'isFlash'> }) {
  const t = useTranslations('catalogue.tags');
  return (
    <span className="flex min-h-5 flex-wrap items-center gap-1 text-xs leading-5">
      {product.isSelf && <span className="rounded-sm bg-brand px-1.5 text-white">{t('self')}</span>}
      {product.isFlash && (
        <span className="inline-flex items-center gap-0.5 rounded-sm bg-warning-soft px-1.5 text-warning">
          <Zap aria-hidden="true" size={12} className="fill-current" />
          {t('flash')}
        </span>
      )}
      {product.hasCoupon && <span className="rounded-sm bg-brand-soft px-1.5 text-brand-deep">{t('coupon')}</span>}
    </span>
  );
}
