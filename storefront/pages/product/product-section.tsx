import type { ProductCard as Card } from '#contract/catalogue/shopper.ts';
import { ProductCard } from '#storefront/parts/products/product-card.tsx';

const rowLength = 5; // as many as `grid-cols-5` below

type ProductSectionProps = { id: string; title: string; products: readonly Card[]; fewest?: number };

/** Products under a title, five in a row. Nothing at all where there are fewer than `fewest`. */
export function ProductSection({ id, title, products, fewest = 1 }: ProductSectionProps) {
  if (products.length < fewest) return null;
  return (
    <section aria-labelledby={id} className={`late-part ${products.length > rowLength ? '[--late-height:820px]' : ''}`}>
      <h2 id={id} className="mb-3 flex items-center gap-2.5 text-lg font-bold">
        <span aria-hidden="true" className="h-5 w-1.5 -skew-x-12 rounded-sm bg-linear-to-b from-brand to-brand-deep" />
        {title}
      </h2>
      <ul className="grid grid-cols-5 gap-3">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
