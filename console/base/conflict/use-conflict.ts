import { useState } from 'react';
import { CallFailure } from '#console/base/call-mall.ts';
import type { LastSaved } from '#contract/core/last-saved.ts';

type Saved = LastSaved & { version: number };

type ConflictInput<Thing> = {
  /** What the form was opened with; null for a new thing. */
  opened: Thing | null;
  /** The newest, which another person has saved; undefined when it is gone. */
  onReload: () => Promise<Thing | undefined>;
};

/**
 * What a form is based on, and what a colleague has saved since then. A save names the version that it replaces: that of `base`,
 * or, once someone has seen what the colleague wrote, that of `theirs`.
 */
export function useConflict<Thing extends Saved>({ opened, onReload }: ConflictInput<Thing>) {
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<Thing | null>(null);
  return {
    base,
    theirs,
    /** Shows what the colleague saved, if that is why a save was refused. Returns whether it is shown. */
    async show(error: unknown): Promise<boolean> {
      if (!(error instanceof CallFailure) || error.reason !== 'changed_meanwhile') return false;
      const newest = await onReload().catch(() => undefined); // the refusal says who it was, and saving again asks again
      if (!newest) return false;
      setTheirs(newest);
      return true;
    },
    /** Goes on from another version, with nothing left to decide. */
    settle(next: Thing): void {
      setBase(next);
      setTheirs(null);
    },
  };
}
