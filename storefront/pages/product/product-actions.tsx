import { lazy, Suspense } from 'react';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { ShareButton } from './share-button.tsx';

// Chosen on few visits: it comes with its texts, once the page is hydrated.
const CompareButton = lazy(() =>
  import('#storefront/parts/compare/compare-button.tsx').then((module) => ({ default: module.CompareButton })),
);

/** What can be done with a product besides buying it. */
export function ProductActions({ product: { id, name } }: { product: Product }) {
  const isHydrated = useHydrated();
  return (
    <div className="mt-3 flex items-center gap-6 text-ink-2">
      <FavouriteButton productId={id} />
      <ShareButton name={name} />
      {isHydrated && (
        <Suspense>
          <CompareButton productId={id} />
        </Suspense>
      )}
    </div>
  );
}
