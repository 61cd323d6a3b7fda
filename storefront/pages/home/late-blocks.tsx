import { lazy, memo, Suspense } from 'react';
import { firstInteraction } from '#storefront/base/client/first-interaction.ts';
import type { HomeAnswers } from './home-answers.ts';
import { HomeSkeleton } from './home-skeleton.tsx';

/** Fetches the scripts of the blocks, beside the data when one comes from another page. */
export const loadBlocks = () => import('./home-blocks.tsx');

/** A countdown that the server has written stands still this long, if nobody is there. */
const stillMs = 4000;

// They stand below the first screen, so on a first visit their scripts come last. The server has them at hand: see
// product-page.tsx.
const HomeBlocks = import.meta.env.SSR
  ? (await loadBlocks()).HomeBlocks
  : lazy(async () => {
      await firstInteraction(stillMs);
      return { default: (await loadBlocks()).HomeBlocks };
    });

export const HomeFailure = lazy(() => loadBlocks().then((module) => ({ default: module.HomeFailure })));

/** While they wait for their scripts they must not be asked to change: what else they show they ask for themselves. */
export const LateBlocks = memo(function LateBlocks({ answers }: { answers: HomeAnswers }) {
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <HomeBlocks answers={answers} />
    </Suspense>
  );
});
