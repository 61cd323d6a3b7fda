import { lazy, Suspense } from 'react';
import type { ShopResultsProps } from './shop-results.tsx';

// Most searches are for products.
const ShopResults = import.meta.env.SSR
  ? (await import('./shop-results.tsx')).ShopResults
  : lazy(() => import('./shop-results.tsx').then((module) => ({ default: module.ShopResults })));

/** The shops that were found. Their scripts come only then. */
export function LateShopResults(props: ShopResultsProps) {
  return (
    <Suspense>
      <ShopResults {...props} />
    </Suspense>
  );
}
