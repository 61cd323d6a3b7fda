import { useEffect, useSyncExternalStore } from 'react';

// When a session ends while someone works, they sign in again over the screen and nothing that they typed is lost: the calls
// that were refused wait until then and are made once more.

type Pause = { ended: Promise<boolean>; end: (isSignedIn: boolean) => void };

let pause: Pause | null = null;
let dialogs = 0;
const listeners = new Set<() => void>();

function change(next: Pause | null): void {
  pause = next;
  for (const listen of listeners) listen();
}

/** Resolves once the caller may go on: true after signing in again, false when nobody does, or no screen can ask for it. */
export function whenSignedInAgain(): Promise<boolean> {
  if (dialogs === 0) return Promise.resolve(false);
  if (!pause) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    change({ ended: promise, end: resolve });
  }
  return pause?.ended ?? Promise.resolve(false);
}

/** Lets the waiting calls go on. */
export function endPause(isSignedIn: boolean): void {
  const ended = pause;
  change(null);
  ended?.end(isSignedIn);
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Whether calls wait for someone to sign in again. Whoever asks has a dialog for it; when it goes, nothing waits any longer. */
export function useSessionEnded(): boolean {
  useEffect(() => {
    dialogs += 1;
    return () => {
      dialogs -= 1;
      if (dialogs === 0) endPause(false);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => pause !== null);
}
