import { lazy, Suspense } from 'react';
import { useUser } from '#console/base/session/user.ts';
import { useCall } from '#console/base/use-call.ts';
import { getHandOver } from '#contract/shops/merchant-hand-over.ts';

const HandOverOffer = lazy(() => import('./hand-over-offer.tsx')); // for few

/** The shop is offered to the person at the screen. Nothing for all others. */
export function HandOverNotice() {
  const { data: user } = useUser();
  const { data: offer } = useCall(getHandOver, {});
  if (!offer || offer.to.accountId !== user?.uid) return null;
  return (
    <Suspense>
      <HandOverOffer offer={offer} />
    </Suspense>
  );
}
