import { useEffect, useState } from 'react';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { callQuietly } from '../browser-mall.ts';
import { useMall } from '../store.ts';

/**
 * What the mall says to whoever is signed in, about a page that is the same for everybody. Null for guests and until
 * the answer is there; the second value puts a newer one in its place.
 */
export function useMyAnswer<C extends Call>(
  call: C,
  input: InputOf<C>,
): [OutputOf<C> | null, (answer: OutputOf<C>) => void] {
  const uid = useMall((state) => state.user?.uid ?? null);
  const words = JSON.stringify(input);
  const [known, setKnown] = useState<{ of: string; answer: OutputOf<C> } | null>(null);
  const of = `${uid} ${words}`;
  useEffect(() => {
    if (uid === null) return;
    let isLeft = false;
    // Nobody waits for it: without an answer the page stays as it is for everybody.
    callQuietly(call, JSON.parse(words)).then(
      (answer) => !isLeft && setKnown({ of, answer }),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [uid, call, words, of]);
  return [known?.of === of ? known.answer : null, (answer) => setKnown({ of, answer })];
}
