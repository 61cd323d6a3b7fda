import { useSyncExternalStore } from 'react';

// How much waits, before the name of the screen in the browser's tab: it is seen while one works elsewhere.

let count = 0;
const listeners = new Set<() => void>();

export function setTitleCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export const useTitleCount = () => useSyncExternalStore(subscribe, () => count);
