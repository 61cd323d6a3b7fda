import { useEffect, useRef, useState } from 'react';

export const pendingMinimumMs = 200; // spec §9: fetch minimum delay

/**
 * True while something is pending, and for at least 200 ms once it was: a loading state that flashes is worse than none.
 * What is waited for starts at once; only its loading state is stretched.
 */
export function useSteadyPending(isPending: boolean): boolean {
  const [isShown, setShown] = useState(isPending);
  const shownAt = useRef(0);
  if (isPending && !isShown) setShown(true);
  useEffect(() => {
    if (isPending) {
      shownAt.current = performance.now();
      return;
    }
    const left = shownAt.current + pendingMinimumMs - performance.now();
    const timer = setTimeout(() => setShown(false), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [isPending]);
  return isShown;
}
