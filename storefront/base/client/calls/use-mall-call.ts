import { useEffect, useState } from 'react';
import type { Call, InputOf, OutputOf } from '#contract/core/call.ts';
import { callQuietly } from './browser-mall.ts';

type MallCall<Answer> = { answer: Answer | null; hasFailed: boolean; retry: () => void };

/**
 * What a part of a page asks the mall once it is shown, and again when `version` changes. While other input is answered,
 * the answer before stays.
 */
export function useMallCall<C extends Call>(call: C, input: InputOf<C>, version = 0): MallCall<OutputOf<C>> {
  const [answer, setAnswer] = useState<OutputOf<C> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const words = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn or version asks again
  useEffect(() => {
    let isLeft = false;
    setFailed(false);
    callQuietly(call, JSON.parse(words)).then(
      (said) => !isLeft && setAnswer(said),
      () => !isLeft && setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [call, words, turn, version]);
  return { answer, hasFailed, retry: () => setTurn((count) => count + 1) };
}
