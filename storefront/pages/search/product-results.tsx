import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { filterPath, type PageFilters, unfiltered } from '#storefront/base/links/search-address.ts';
import { ProductCard } from '#storefront/parts/products/product-card.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { Filters } from './filters.tsx';
import { LateNothingFound } from './late-nothing-found.tsx';
import { Pages } from './pages.tsx';
import { type FoundProducts, type Ideas, lastPage } from './search-answers.ts';
import { SortBar } from './sort-bar.tsx';
import type { Swatches } from './swatches.ts';

// Few sort by it.
const DeliveryDestination = lazy(() =>
  import('./delivery-destination.tsx').then((module) => ({ default: module.DeliveryDestination })),
);

type ProductResultsProps = {
  filters: PageFilters;
  page: number;
  products: FoundProducts;
  swatches: Swatches;
  ideas: Ideas | null;
  isPending: boolean;
};

const columns = 5; // as the class of the list says

/** Filters, order, and the products themselves. While others are on their way these stay, dimmed, in their places. */
export function ProductResults({ filters, page, products, ideas, swatches, isPending }: ProductResultsProps) {
  const t = useTranslations('search');
  const { country } = products;
  const [first] = products.list;
  const all = filterPath(filters, unfiltered(filters));
  const isNarrowed = all !== filterPath(filters);
  return (
    <>
      {(!ideas || isNarrowed) && <Filters filters={filters} facets={products.facets} swatches={swatches} />}
      {isNarrowed && <ChosenFilters filters={filters} products={products} />}
      {ideas ? (
        <LateNothingFound
          title={
            isNarrowed
              ? t('empty.filtered')
              : filters.title
                ? t('empty.words', { words: filters.title })
                : t('empty.none')
          }
          text={isNarrowed ? t('empty.fewerFilters') : t('empty.otherWords')}
          wayOut={isNarrowed ? { to: all, name: t('clearAll') } : { to: '/', name: t('empty.home') }}
          ideas={ideas}
        />
      ) : (
        <>
          <SortBar filters={filters} products={products} />
          {country && first && (
            <Suspense>
              <DeliveryDestination filters={filters} country={country} productId={first.id} />
            </Suspense>
          )}
          <div
            aria-busy={isPending}
            className={`transition-opacity ${isPending ? 'pointer-events-none opacity-45' : ''}`}
          >
            <ul aria-label={t('goods')} className="grid grid-cols-5 gap-3">
              {products.list.map((product, at) => (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    isFirst={at < columns}
                    {...(country && { delivery: { country, total: product.priceWithDelivery } })}
                  />
                </li>
              ))}
            </ul>
          </div>
          <Pages filters={filters} page={page} last={lastPage(products)} />
        </>
      )}
    </>
  );
}
