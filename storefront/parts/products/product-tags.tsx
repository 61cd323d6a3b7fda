import { Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ProductCard as Product } from '#contract/catalogue/shopper.ts';
import { Badge } from '#ui/display/badge.tsx';

/** Small tags for what sets a product apart; the row keeps its height when there are none. */
export function ProductTags({ product }: { product: Pick<Product, 'isSelf' | 'hasCoupon' | 'isFlash'> }) {
  const t = useTranslations('catalogue.tags');
  return (
    <span className="flex min-h-5 flex-wrap items-center gap-1">
      {product.isSelf && <Badge tone="solid">{t('self')}</Badge>}
      {product.isFlash && (
        <Badge tone="warning">
          <Zap aria-hidden="true" size={12} className="fill-current" />
          {t('flash')}
        </Badge>
      )}
      {product.hasCoupon && <Badge tone="brand">{t('coupon')}</Badge>}
    </span>
  );
}
