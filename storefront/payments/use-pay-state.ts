import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import { getPayState } from '#contract/payments.ts';
import { callQuietly } from '../browser-mall.ts';

export type PayState = OutputOf<typeof getPayState>;

const everyMs = 2_000;

/**
 * How a trade stands, asked again every two seconds while `isWaiting`, and at once when somebody comes back to the tab.
 * A question that fails is asked again like any other: whoever waits need not hear of it.
 */
export function usePayState(orderNo: string, loaded: PayState | null, isWaiting: (state: PayState | null) => boolean) {
  const [state, setState] = useState(loaded);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  if (loaded !== lastLoaded) {
    // The page was asked for anew, and what it came with is newer.
    setLastLoaded(loaded);
    setState(loaded);
  }
  const mustWait = isWaiting(state);
  const goesOn = useEffectEvent((answer: PayState | null) => isWaiting(answer ?? state));

  const ask = useCallback(async () => {
    const answer = await callQuietly(getPayState, { orderNo }).catch(() => null);
    if (answer) setState(answer);
    return answer;
  }, [orderNo]);

  useEffect(() => {
    if (!mustWait) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = async () => {
      clearTimeout(timer);
      if (isLeft || document.hidden) return;
      const answer = await ask();
      if (!isLeft && goesOn(answer)) timer = setTimeout(goOn, everyMs);
    };
    timer = setTimeout(goOn, everyMs);
    document.addEventListener('visibilitychange', goOn);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', goOn);
    };
  }, [mustWait, ask]);

  return { state, ask };
}
