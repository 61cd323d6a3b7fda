import { useEffect, useRef, useState } from 'react';
import type { Call, InputOf, OutputOf } from '#contract/core/call.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { callQuietly } from './browser-mall.ts';

/** Whose answer to which question. Who presses before the page knows who they are has no number yet. */
type Of = { uid: number | null; words: string };

/**
 * What the mall says to whoever is signed in, about a page that is the same for everybody. Null for guests and until
 * the answer is there; the second value puts a newer one in its place, which no answer still on its way may undo.
 */
export function usePersonalData<C extends Call>(
  call: C,
  input: InputOf<C>,
): [OutputOf<C> | null, (answer: OutputOf<C>) => void] {
  const uid = useMall((state) => state.user?.uid ?? null);
  const words = JSON.stringify(input);
  const [known, setKnown] = useState<{ of: Of; answer: OutputOf<C> } | null>(null);
  const said = useRef<Of | null>(null);
  const isHere = (of: Of | null | undefined) => of?.words === words && (of.uid === uid || of.uid === null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `isHere` is made of uid and words
  useEffect(() => {
    if (uid === null || isHere(said.current)) return;
    let isLeft = false;
    // Nobody waits for it: without an answer the page stays as it is for everybody.
    callQuietly(call, JSON.parse(words)).then(
      (answer) => !isLeft && !isHere(said.current) && setKnown({ of: { uid, words }, answer }),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [uid, call, words]);

  const say = (answer: OutputOf<C>) => {
    said.current = { uid, words };
    setKnown({ of: { uid, words }, answer });
  };
  return [isHere(known?.of) && known ? known.answer : null, say];
}
