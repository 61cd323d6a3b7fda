import { lazy, Suspense } from 'react';
import type { NothingFoundProps } from './nothing-found.tsx';

// Few visits see it.
const NothingFound = import.meta.env.SSR
  ? (await import('./nothing-found.tsx')).NothingFound
  : lazy(() => import('./nothing-found.tsx').then((module) => ({ default: module.NothingFound })));

/** What stands where nothing was found. Its scripts come only then. */
export function LateNothingFound(props: NothingFoundProps) {
  return (
    <Suspense>
      <NothingFound {...props} />
    </Suspense>
  );
}
