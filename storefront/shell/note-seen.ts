import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { seenPath } from '#contract/insights/seen-path.ts';

const isCounted = /\/(?:goods_detail|merchant\/merchant)(?:\/|$)/;

let before = ''; // the address that was noted last
let place = '';

/**
 * Says, once nothing else is to be done, that a page of a product or a shop was opened, and from where. It comes with what waits for
 * the first interaction (page-end.tsx): by then another page may be shown than the one that was opened first.
 */
export function useNoteSeen(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address changes
  useEffect(() => {
    if (!before) note(performance.getEntriesByType('navigation')[0]?.name ?? location.href, document.referrer);
    note(location.href, before);
  }, [pathname, search]);
}

function note(here: string, from: string): void {
  before = here;
  const { pathname, searchParams } = new URL(here);
  // What is chosen on a page changes its address, but not what is seen; the shop is named by its query.
  const next = pathname + searchParams.get('id');
  if (next === place) return;
  place = next;
  if (!isCounted.test(pathname)) return;
  const send = () => navigator.sendBeacon(seenPath, JSON.stringify({ here, from }));
  if ('requestIdleCallback' in window) requestIdleCallback(send);
  else setTimeout(send);
}
