import { useState } from 'react';
import { TimeLeft } from '#storefront/parts/payments/time-left.tsx';
import { useReloadWhenOver } from './use-reload-when-over.ts';

/** How long a payment can still be paid; once that is over, the page is looked at again until the mall has taken it back. */
export function PaymentClock({ secondsLeft }: { secondsLeft: number }) {
  const [hasEnded, setEnded] = useState(secondsLeft === 0);
  useReloadWhenOver(hasEnded);
  return <TimeLeft seconds={secondsLeft} onEnd={() => setEnded(true)} />;
}
