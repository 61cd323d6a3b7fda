import { lazy, Suspense } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';

const RecommendedRow = lazy(() => import('./recommended-row.tsx').then((row) => ({ default: row.RecommendedRow })));

/** Under a list that is empty: products that many like. They come after the page, into a place as tall as they will be. */
export function RecommendedPlace() {
  return (
    <div className="min-h-[442px] min-w-0">
      {useHydrated() && (
        <Suspense>
          <RecommendedRow />
        </Suspense>
      )}
    </div>
  );
}
