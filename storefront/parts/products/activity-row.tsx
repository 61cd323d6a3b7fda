import { useTranslations } from 'use-intl';
import type { ActivityProduct } from '#contract/catalogue/shopper.ts';
import { ProductRow } from './product-row.tsx';

/** Type 1: a row of product cards. */
export function ActivityRow({ products }: { products: readonly ActivityProduct[] }) {
  const t = useTranslations('home.row');
  return <ProductRow products={products} previousLabel={t('previous')} nextLabel={t('next')} />;
}
