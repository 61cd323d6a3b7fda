import type { ProductCard as Product } from '#contract/catalogue/shopper.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

type ProductGridProps = { products: readonly Product[]; columns: 4 | 5; isPending: boolean };

const columnClass = { 4: 'grid-cols-4', 5: 'grid-cols-5' } as const;

/** Products in columns; their places stay while others are on their way. */
export function ProductGrid({ products, columns, isPending }: ProductGridProps) {
  return (
    <ul aria-busy={isPending} className={`grid gap-3 ${columnClass[columns]}`}>
      {products.map((product) => (
        <li key={product.id}>{isPending ? <ProductCardSkeleton /> : <ProductCard product={product} />}</li>
      ))}
    </ul>
  );
}
