import { useEffect, useSyncExternalStore } from 'react';

type Waiting = { ended: Promise<boolean>; end: (mayGoOn: boolean) => void };

/**
 * Lets calls wait for a person: those that were refused wait until a dialog over the screen has been answered, and are made once
 * more. So nothing that they typed is lost.
 */
export function openPause() {
  let waiting: Waiting | null = null;
  let dialogs = 0;
  const listeners = new Set<() => void>();

  function change(next: Waiting | null): void {
    waiting = next;
    for (const listen of listeners) listen();
  }

  /** Resolves once the caller may go on: false when nobody answers the dialog, or no screen has one. */
  function wait(): Promise<boolean> {
    if (dialogs === 0) return Promise.resolve(false);
    if (!waiting) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      change({ ended: promise, end: resolve });
    }
    return waiting?.ended ?? Promise.resolve(false);
  }

  /** Lets the waiting calls go on, or fail. */
  function end(mayGoOn: boolean): void {
    const ended = waiting;
    change(null);
    ended?.end(mayGoOn);
  }

  function subscribe(listen: () => void): () => void {
    listeners.add(listen);
    return () => listeners.delete(listen);
  }

  /** Whether calls wait. Whoever asks has the dialog for it; when it goes, nothing waits any longer. */
  function useIsWaiting(): boolean {
    useEffect(() => {
      dialogs += 1;
      return () => {
        dialogs -= 1;
        if (dialogs === 0) end(false);
      };
    }, []);
    return useSyncExternalStore(subscribe, () => waiting !== null);
  }

  return { wait, end, useIsWaiting };
}
