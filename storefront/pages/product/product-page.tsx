import { lazy, memo, Suspense, useEffect } from 'react';
import { firstInteraction } from '#storefront/base/client/first-interaction.ts';
import { seemsSignedIn } from '#storefront/base/client/sign-in-state.ts';
import { useChoice } from '#storefront/parts/products/use-choice.ts';
import { noteViewed } from '#storefront/parts/viewed/viewed-products.ts';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import type { ProductAnswers } from './product-answers.ts';
import { ProductBreadcrumb } from './product-breadcrumb.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductOffer } from './product-offer.tsx';
import { useFreshStock } from './use-stock.ts';

// Those who are signed in see there whether they follow the shop, and an address may name reviews that the page, cached for
// everybody, comes without: such a one comes alive at once. The server has it at hand: what it waits for would reach the
// browser hidden, to be put in its place by a script.
const ProductDetails = import.meta.env.SSR
  ? (await import('./product-details.tsx')).ProductDetails
  : lazy(async () => {
      if (!seemsSignedIn() && !namesReviews(location.search)) await firstInteraction();
      const module = await import('./product-details.tsx');
      return { default: module.ProductDetails };
    });

// By the beginning of a name (review-filters.ts): reading it whole would bring the reviews' scripts to every visit.
const namesReviews = (search: string) => /[?&]review/.test(search);

/** A product that is sold: to look at and choose on top, to read about below. */
export function ProductPage({ answers }: { answers: ProductAnswers }) {
  const product = useFreshStock(answers.product);
  const choice = useChoice(product);
  useEffect(() => noteViewed(product.id), [product.id]);
  return (
    <div className="page-column pb-12">
      <ProductBreadcrumb product={product} />
      <Card as="div" className="relative grid grid-cols-[440px_minmax(0,1fr)] gap-8 p-6">
        <ProductGallery product={product} sku={choice.sku} />
        <ProductOffer answers={{ ...answers, product }} choice={choice} />
      </Card>
      <Lower answers={answers} />
    </div>
  );
}

/** What is chosen above is nothing to what stands below: while that waits for its scripts, it must not be asked to change. */
const Lower = memo(function Lower({ answers }: { answers: ProductAnswers }) {
  return (
    <Suspense fallback={<Skeleton className="mt-4 h-200" />}>
      <ProductDetails answers={answers} />
    </Suspense>
  );
});
