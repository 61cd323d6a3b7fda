import { lazy, memo, Suspense } from 'react';
import type { Product } from '#contract/catalogue/shopper-product.ts';

// Most products are not on sale against the clock, and load no clock.
const SaleBars = import.meta.env.SSR
  ? (await import('./sale-bars.tsx')).SaleBars
  : lazy(() => import('./sale-bars.tsx').then((module) => ({ default: module.SaleBars })));

type SalePlaceProps = Pick<Product, 'flash' | 'bargain'> & { answeredAt: number };

/** Where the bar of a sale stands. While it waits for its scripts it must not be asked to change: see lower-part.tsx. */
export const SalePlace = memo(function SalePlace({ flash, bargain, answeredAt }: SalePlaceProps) {
  if (!flash && !bargain) return null;
  return (
    <Suspense fallback={<div className="min-h-12" />}>
      <SaleBars flash={flash} bargain={bargain} answeredAt={answeredAt} />
    </Suspense>
  );
});
