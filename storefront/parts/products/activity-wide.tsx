import { useTranslations } from 'use-intl';
import type { ActivityProduct } from '#contract/catalogue/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { Picture } from '#ui/display/picture.tsx';
import { ScrollRow } from '#ui/slides/scroll-row.tsx';

/** Type 3: a row of wide pictures, three of which are seen at a time. */
export function ActivityWide({ products }: { products: readonly ActivityProduct[] }) {
  const t = useTranslations('home.row');
  return (
    <ScrollRow previousLabel={t('previous')} nextLabel={t('next')} arrowsAtPx={98}>
      {products.map((product) => (
        <li key={product.id} className="w-[392px] shrink-0 snap-start">
          <WideCard product={product} />
        </li>
      ))}
    </ScrollRow>
  );
}

function WideCard({ product }: { product: ActivityProduct }) {
  return (
    <MallLink
      to={productPath(product.id)}
      className="group/card flex h-full flex-col overflow-hidden rounded-lg bg-card transition hover:-translate-y-1 hover:shadow-float focus-visible:rounded-lg motion-reduce:hover:translate-y-0"
    >
      <span className="block h-[196px] overflow-hidden bg-surface">
        <Picture
          picture={product.wideImage ?? product.image}
          alt={product.name}
          width={392}
          className="size-full object-cover transition duration-300 group-hover/card:scale-105 motion-reduce:group-hover/card:scale-100"
        />
      </span>
      <span className="flex grow items-center justify-between gap-4 px-4 py-3">
        <span aria-hidden="true" title={product.name} className="line-clamp-2 min-w-0 group-hover/card:text-brand">
          {product.name}
        </span>
        <span className="shrink-0">
          <MallPrice amount={product.price} />
        </span>
      </span>
    </MallLink>
  );
}
