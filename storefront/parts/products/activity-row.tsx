import { useTranslations } from 'use-intl';
import type { ActivityProduct } from '#contract/catalogue/shopper.ts';
import { ScrollRow } from '#ui/slides/scroll-row.tsx';
import { ProductCard } from './product-card.tsx';

/** Type 1: a row of product cards, five of which are seen at a time. */
export function ActivityRow({ products }: { products: readonly ActivityProduct[] }) {
  const t = useTranslations('home.row');
  return (
    <ScrollRow previousLabel={t('previous')} nextLabel={t('next')} arrowsAtPx={115}>
      {products.map((product) => (
        <li key={product.id} className="w-[calc((var(--container-page)-48px)/5)] shrink-0 snap-start">
          <ProductCard product={product} />
        </li>
      ))}
    </ScrollRow>
  );
}
