import { useEffect, useSyncExternalStore } from 'react';
import { getMallTime } from '#contract/content/shopper.ts';
import { callQuietly } from './calls/browser-mall.ts';

// Asked for once in a document, when the first countdown is shown.
let offsetMs: number | null = null;
let isAsking = false;
const listeners = new Set<() => void>();

/** How far the mall's clock is ahead of this browser's; null until the mall was asked, or when it could not be. */
export function useClockOffset(): number | null {
  useEffect(() => void learnOffset(), []);
  return useSyncExternalStore(
    subscribe,
    () => offsetMs,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function learnOffset(): Promise<void> {
  if (isAsking || offsetMs !== null) return;
  isAsking = true;
  const askedAt = performance.now();
  const answer = await callQuietly(getMallTime, {}).catch(() => null);
  isAsking = false;
  if (!answer) return; // the next countdown asks again
  const halfWay = (performance.now() - askedAt) / 2;
  offsetMs = Math.round(Date.parse(answer.now) + halfWay - Date.now());
  for (const listener of listeners) listener();
}
