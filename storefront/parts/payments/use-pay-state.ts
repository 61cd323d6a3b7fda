import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { OutputOf } from '#contract/core/call.ts';
import { getPayState } from '#contract/payments/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';

export type PayState = OutputOf<typeof getPayState>;

const soonMs = 2_000;
const laterMs = 5_000;

/**
 * How a payment stands, asked again every two seconds while `isWaiting`, less often as long as it may still be paid
 * elsewhere, and at once when the shopper comes back to the tab. A question that fails is asked again like any other.
 */
export function usePayState(orderNo: string, loaded: PayState | null, isWaiting: (state: PayState | null) => boolean) {
  const [state, setState] = useState(loaded);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  if (loaded !== lastLoaded) {
    // The page was reloaded, and what it came with is newer.
    setLastLoaded(loaded);
    setState(loaded);
  }
  const pauseAfter = (shown: PayState | null) => (isWaiting(shown) ? soonMs : mayBePaid(shown) ? laterMs : null);
  const pauseMs = pauseAfter(state);
  const nextPause = useEffectEvent((answer: PayState | null) => pauseAfter(answer ?? state));

  const ask = useCallback(async () => {
    const answer = await callQuietly(getPayState, { orderNo }).catch(() => null);
    if (answer) setState(answer);
    return answer;
  }, [orderNo]);

  useEffect(() => {
    if (pauseMs === null) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      clearTimeout(timer);
      if (isLeft || document.hidden) return;
      const answer = await ask();
      const pause = nextPause(answer);
      if (!isLeft && pause !== null) timer = setTimeout(poll, pause);
    };
    timer = setTimeout(poll, pauseMs);
    document.addEventListener('visibilitychange', poll);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [pauseMs, ask]);

  return { state, ask };
}

/** Another tab or a phone may pay it while this page is open. */
function mayBePaid(shown: PayState | null): boolean {
  return shown?.state === 'unpaid' && shown.secondsLeft > 0;
}
