import type { ProductCard as Product } from '#contract/catalogue/shopper.ts';
import { ScrollRow } from '#ui/slides/scroll-row.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

const place = 'w-[calc((var(--container-page)-48px)/5)] shrink-0 snap-start';

type ProductRowProps = {
  /** Null while they are on their way: then their places are shown. */
  products: readonly Product[] | null;
  previousLabel: string;
  nextLabel: string;
};

/** A row of product cards, five of which are seen at a time. */
export function ProductRow({ products, previousLabel, nextLabel }: ProductRowProps) {
  return (
    <ScrollRow previousLabel={previousLabel} nextLabel={nextLabel} arrowsAtPx={115}>
      {products
        ? products.map((product) => (
            <li key={product.id} className={place}>
              <ProductCard product={product} />
            </li>
          ))
        : [1, 2, 3, 4, 5].map((at) => (
            <li key={at} className={place}>
              <ProductCardSkeleton />
            </li>
          ))}
    </ScrollRow>
  );
}
