import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { searchPath } from '#storefront/base/links/search-path.ts';

/** Where a product stands in the mall: home, its categories from the widest on, and itself. */
export function ProductTrail({ product }: { product: Product }) {
  const t = useTranslations('product');
  return (
    <nav aria-label={t('trail')} className="pt-4 pb-3">
      <ol className="flex items-center gap-1.5 text-xs text-ink-3">
        <li className="shrink-0">
          <MallLink to="/" className="hover:text-brand">
            {t('home')}
          </MallLink>
        </li>
        {product.path.map(({ id, name }) => (
          <li key={id} className="flex shrink-0 items-center gap-1.5">
            <ChevronRight size={12} aria-hidden="true" />
            <MallLink to={searchPath({ cid: id })} className="hover:text-brand">
              {name}
            </MallLink>
          </li>
        ))}
        <li aria-current="page" className="flex min-w-0 items-center gap-1.5 text-ink-2">
          <ChevronRight size={12} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{product.name}</span>
        </li>
      </ol>
    </nav>
  );
}
