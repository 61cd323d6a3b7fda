import { lazy, memo, Suspense } from 'react';
import type { PageEndProps } from './page-end-parts.tsx';

const load = () => import('./page-end-parts.tsx').then((module) => module.PageEndParts);
const never = () => new Promise<never>(() => {});

// Its scripts come after all others: until then, and without them, its links lead on by themselves. The server has it at
// hand: see product-page.tsx.
const PageEndParts = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load().catch(never) }));

/** What stands after every page, whichever it is: while that waits for its scripts, it must not be asked to change. */
export const PageEnd = memo(function PageEnd(props: PageEndProps) {
  return (
    <Suspense>
      <PageEndParts {...props} />
    </Suspense>
  );
});
