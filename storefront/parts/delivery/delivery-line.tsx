import { lazy, Suspense } from 'react';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { DeliveryTermsProps } from './delivery-terms.tsx';

const DeliveryTerms = lazy(() => import('./delivery-terms.tsx').then((module) => ({ default: module.DeliveryTerms })));

/** What sending it costs and when it arrives, for a country that each browser keeps for itself: so it is filled in there. */
export function DeliveryLine(props: DeliveryTermsProps) {
  const isHydrated = useHydrated();
  const locale = useLocale();
  const place = <Skeleton className="my-1.5 h-[2lh] w-72" />; // as high as what will stand there
  if (!isHydrated) return place;
  return (
    <Suspense fallback={place}>
      <DeliveryTerms key={locale} {...props} />
    </Suspense>
  );
}
