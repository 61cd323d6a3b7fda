import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';

/** Where a product stands in the mall: home, its categories from the widest on, and itself. */
export function ProductBreadcrumb({ product }: { product: Product }) {
  const t = useTranslations('product');
  const steps = [
    { name: t('home'), to: '/' },
    ...product.path.map(({ id, name }) => ({ name, to: searchPath({ cid: id }) })),
  ];
  return <Breadcrumb label={t('breadcrumb')} steps={steps} here={product.name} className="pt-4 pb-3" />;
}
