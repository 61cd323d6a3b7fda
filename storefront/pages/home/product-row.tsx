import type { HomePageBlock } from '#contract/catalogue/shopper-home.ts';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { BlockHeading } from '#storefront/parts/products/block-heading.tsx';
import { ProductCard } from '#storefront/parts/products/product-card.tsx';

type ProductRowProps = { block: Extract<HomePageBlock, { kind: 'products' }> };

/** Products that the platform has chosen for the page. */
export function ProductRow({ block: { key, title, categoryId, products } }: ProductRowProps) {
  const id = `row-${key}`;
  return (
    <section aria-labelledby={id} className="late-part">
      <BlockHeading
        id={id}
        title={title}
        to={categoryId === null ? allProductsPath : searchPath({ cid: categoryId })}
      />
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
