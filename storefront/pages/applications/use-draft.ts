import { useEffect, useRef, useState } from 'react';
import { saveApplicationDraft } from '#contract/applications/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { type ApplyDraft, draftInput } from './apply-draft.ts';
import { dropGuestDraft, readGuestDraft, saveGuestDraft } from './guest-draft.ts';

const saveAfterMs = 800; // of quiet, so that a word is one save and not one per letter

type DraftOptions = {
  blank: ApplyDraft;
  /** What the mall has saved, or the application that is being changed. */
  start: ApplyDraft | null;
  isSignedIn: boolean;
  /** A refused application has its own place: only new ones are saved as a draft. */
  mayBeSaved: boolean;
};

/**
 * What is being typed. It is saved by the mall while someone is signed in, else by this tab; and what a guest has typed
 * is there after signing in, before what the mall had saved of another day.
 */
export function useDraft({ blank, start, isSignedIn, mayBeSaved }: DraftOptions) {
  const [draft, setDraft] = useState(start ?? blank);
  const [isSaved, setSaved] = useState(false);
  const isTouched = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a guest's draft is looked for once, when the page is there
  useEffect(() => {
    const typed = mayBeSaved ? readGuestDraft(blank) : null;
    if (!typed) return;
    isTouched.current = true;
    setDraft(typed);
  }, []);

  // The user has just signed in, and the saved draft holds more than what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in is the only reason to look
  useEffect(() => {
    if (isSignedIn && start && !isTouched.current) setDraft(start);
  }, [isSignedIn]);

  useEffect(() => {
    if (!mayBeSaved || !isTouched.current) return;
    if (!isSignedIn) return saveGuestDraft(draft);
    const timer = setTimeout(() => {
      // Nobody waits for it: the next letter saves again.
      callQuietly(saveApplicationDraft, draftInput(draft)).then(
        () => {
          dropGuestDraft();
          setSaved(true);
        },
        () => {},
      );
    }, saveAfterMs);
    return () => clearTimeout(timer);
  }, [draft, isSignedIn, mayBeSaved]);

  const change = (part: Partial<ApplyDraft>) => {
    isTouched.current = true;
    setSaved(false);
    setDraft((before) => ({ ...before, ...part }));
  };
  return { draft, change, isSaved };
}
