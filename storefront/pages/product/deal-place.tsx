import { lazy, Suspense } from 'react';
import { firstInteraction } from '#storefront/base/client/first-interaction.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const ProductDeals = lazy(async () => {
  await firstInteraction();
  return { default: (await import('#storefront/parts/deals/product-deals.tsx')).ProductDeals };
});

/** Where the deals of a product come late: under the buttons, so that nothing moves that one is about to press. */
export const DealPlace = (chosen: { productId: number; skuId: number | undefined }) =>
  useHydrated() && (
    <Suspense>
      <ProductDeals {...chosen} />
    </Suspense>
  );
