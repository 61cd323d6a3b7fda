import { lazy, memo, Suspense } from 'react';
import { firstInteraction } from '#storefront/base/client/first-interaction.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import type { ProductAnswers } from './product-answers.ts';

// Those who are signed in see there whether they follow the shop, and an address may name reviews that the page, cached for
// everybody, comes without: such a one comes alive at once. The server has it at hand: what it waits for would reach the
// browser hidden, to be put in its place by a script.
const ProductDetails = import.meta.env.SSR
  ? (await import('./product-details.tsx')).ProductDetails
  : lazy(async () => {
      if (!seemsSignedIn() && !namesReviews(location.search) && location.hash !== '#questions')
        await firstInteraction();
      const module = await import('./product-details.tsx');
      return { default: module.ProductDetails };
    });

// By the beginning of a name (review-filters.ts): reading it whole would bring the reviews' scripts to every visit.
const namesReviews = (search: string) => /[?&]review/.test(search);

/** What is chosen above is nothing to what stands below: while that waits for its scripts, it must not be asked to change. */
export const LowerPart = memo(function LowerPart({ answers }: { answers: ProductAnswers }) {
  return (
    <Suspense fallback={<Skeleton className="mt-4 h-200" />}>
      <ProductDetails answers={answers} />
    </Suspense>
  );
});
