import { useState } from 'react';
import type { Call, InputOf, OutputOf } from '#contract/core/call.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { withMinimumPending } from './minimum-pending.ts';

type BlockAnswer<Answer> = { answer: Answer | null; isAsking: boolean; retry: () => void };

/** A block's answer as the page came with it; where that failed, `retry` asks for this block alone. */
export function useBlockAnswer<C extends Call>(
  call: C,
  input: InputOf<C>,
  cameWith: OutputOf<C> | null,
): BlockAnswer<OutputOf<C>> {
  const [retried, setRetried] = useState<OutputOf<C> | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function retry() {
    setIsAsking(true);
    try {
      setRetried(await withMinimumPending(callFromBrowser(call, input)));
    } catch {
      // A message was shown, and the row stays to try again.
    } finally {
      setIsAsking(false);
    }
  }

  return { answer: cameWith ?? retried, isAsking, retry };
}
