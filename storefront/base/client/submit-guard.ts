import { useState } from 'react';
import { isCallFailure } from './call-mall.ts';

export const debounceMs = 500; // spec §5

/**
 * Lets one press through of several that mean the same: those within half a second that carry the same wish, and all
 * while the first is still being answered. A wish that has changed, a corrected password say, may be sent at once.
 */
export function createSubmitGuard(now: () => number) {
  let running = false;
  let last = { wish: '', at: Number.NEGATIVE_INFINITY };

  /** Gives false when the press was not let through. */
  return async function press<Wish>(wish: Wish, send: (wish: Wish) => Promise<void>): Promise<boolean> {
    const words = JSON.stringify(wish);
    const isRepeated = words === last.wish && now() - last.at < debounceMs;
    if (running || isRepeated) return false;
    last = { wish: words, at: now() };
    running = true;
    try {
      await send(wish);
    } finally {
      running = false;
    }
    return true;
  };
}

/** The gate of one button, and whether what it sent is still being answered. */
export function useSubmitGuard() {
  const [gate] = useState(() => createSubmitGuard(() => performance.now()));
  const [isBusy, setBusy] = useState(false);

  /** A refusal by the mall has been told to the shopper by now (browser-mall.ts): only the loading state ends. */
  const press = <Wish>(wish: Wish, send: (wish: Wish) => Promise<void>) =>
    gate(wish, async (sent) => {
      setBusy(true);
      try {
        await send(sent);
      } catch (failure) {
        if (!isCallFailure(failure)) throw failure;
      } finally {
        setBusy(false);
      }
    });
  return { isBusy, press };
}
