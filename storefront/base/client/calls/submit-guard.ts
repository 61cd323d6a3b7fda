import { useState } from 'react';
import { isCallFailure } from './call-mall.ts';

export const debounceMs = 500; // spec §5

/**
 * Guards against double submits: drops a submit with the same input within half a second, and every submit while one
 * is still being answered. Changed input, such as a corrected password, is sent at once.
 */
export function createSubmitGuard(now: () => number) {
  let running = false;
  let last = { input: '', at: Number.NEGATIVE_INFINITY };

  /** Resolves to false when the submit was dropped. */
  return async function press<Input>(input: Input, send: (input: Input) => Promise<void>): Promise<boolean> {
    const sent = JSON.stringify(input);
    const isRepeated = sent === last.input && now() - last.at < debounceMs;
    if (running || isRepeated) return false;
    last = { input: sent, at: now() };
    running = true;
    try {
      await send(input);
    } finally {
      running = false;
    }
    return true;
  };
}

/** The submit guard of one button or form, and whether its request is still running. */
export function useSubmitGuard() {
  const [guard] = useState(() => createSubmitGuard(() => performance.now()));
  const [isBusy, setBusy] = useState(false);

  /** browser-mall.ts has already shown a refusal to the shopper, so only the loading state ends here. */
  const press = <Input>(input: Input, send: (input: Input) => Promise<void>) =>
    guard(input, async (sent) => {
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
