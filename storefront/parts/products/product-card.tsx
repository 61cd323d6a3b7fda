import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ProductCard as Product } from '#contract/catalogue/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { Picture } from '#ui/display/picture.tsx';
import { ProductTags } from './product-tags.tsx';

/** A product as lists show it. The whole card is one link; its name is read out once, as the text of the picture. */
export function ProductCard({ product }: { product: Product }) {
  const t = useTranslations('catalogue');
  const compact = useCompactNumber();
  return (
    <MallLink
      to={productPath(product.id)}
      className="group/card flex h-full flex-col rounded-md bg-card transition hover:-translate-y-1 hover:shadow-float focus-visible:rounded-md motion-reduce:hover:translate-y-0"
    >
      <span className="relative block aspect-square overflow-hidden rounded-t-md bg-surface">
        <Picture
          picture={product.image}
          alt={product.name}
          width={240}
          className="size-full object-cover transition duration-300 group-hover/card:scale-105 motion-reduce:group-hover/card:scale-100"
        />
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 flex translate-y-[110%] items-center justify-center gap-1.5 bg-ink/80 py-2 text-white transition group-hover/card:translate-y-0 group-focus-visible/card:translate-y-0"
        >
          {t('viewDetails')}
          <ArrowRight size={16} />
        </span>
      </span>
      <span className="flex grow flex-col gap-1.5 p-3">
        <span
          aria-hidden="true"
          title={product.name}
          className="line-clamp-2 h-[2lh] break-words group-hover/card:text-brand"
        >
          {product.name}
        </span>
        <ProductTags product={product} />
        <MallPrice amount={product.price} original={product.originalPrice} />
        <span className="mt-auto flex items-baseline justify-between gap-3 text-xs text-ink-3">
          <span className="min-w-0 truncate" title={product.shopName}>
            {product.shopName}
          </span>
          {product.sales > 0 && <span className="shrink-0">{t('sold', { count: compact(product.sales) })}</span>}
        </span>
      </span>
    </MallLink>
  );
}
