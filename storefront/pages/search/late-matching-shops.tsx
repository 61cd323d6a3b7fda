import { lazy, Suspense } from 'react';
import type { MatchingShopsProps } from './matching-shops.tsx';

// Most words are not the name of a shop.
const MatchingShops = import.meta.env.SSR
  ? (await import('./matching-shops.tsx')).MatchingShops
  : lazy(() => import('./matching-shops.tsx').then((module) => ({ default: module.MatchingShops })));

/** The shops above the products. Their scripts come only then. */
export function LateMatchingShops(props: MatchingShopsProps) {
  return (
    <Suspense>
      <MatchingShops {...props} />
    </Suspense>
  );
}
