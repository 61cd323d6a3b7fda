import { lazy, Suspense } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { AlertOfferProps } from './alert-offer.tsx';

const AlertOffer = lazy(() => import('./alert-offer.tsx').then((module) => ({ default: module.AlertOffer })));

/** Mails about a variant that is sold out or too expensive. It depends on the shopper, so it comes late, into reserved space. */
export function AlertLine(props: AlertOfferProps) {
  return (
    <div className="mt-3 flex min-h-9 items-center">
      {useHydrated() && (
        <Suspense>
          <AlertOffer {...props} />
        </Suspense>
      )}
    </div>
  );
}
