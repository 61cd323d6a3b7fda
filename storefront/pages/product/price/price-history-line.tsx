import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { PriceHistoryProps } from './price-history.tsx';

const PriceHistory = lazy(() => import('./price-history.tsx').then((module) => ({ default: module.PriceHistory })));

/** The prices of the last thirty days. They come late, into the space reserved for them. */
export function PriceHistoryLine(props: PriceHistoryProps) {
  const place = <Skeleton className="h-10" />;
  return (
    <div className="mx-4 flex h-14 flex-col justify-center border-t border-line">
      {useHydrated() ? (
        <Suspense fallback={place}>
          <PriceHistory {...props} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
}
