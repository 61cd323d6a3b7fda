import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { seenPath } from '#contract/insights/seen-path.ts';

const isCounted = /\/(?:goods_detail|merchant\/merchant)(?:\/|$)/;

let before: string | undefined; // the page of the mall that was shown last
let place = '';

/** Says, once nothing else is to be done, that a page of a product or a shop was opened, and from where. */
export function useNoteSeen(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const [here, from] = [location.href, before ?? document.referrer];
    before = here;
    // What is chosen on a page changes its address, but not what is seen; the shop is named by its query.
    const next = pathname + new URLSearchParams(search).get('id');
    if (next === place) return;
    place = next;
    if (!isCounted.test(pathname)) return;
    const send = () => navigator.sendBeacon(seenPath, JSON.stringify({ here, from }));
    if ('requestIdleCallback' in window) requestIdleCallback(send);
    else setTimeout(send);
  }, [pathname, search]);
}
