import type { Draft } from '#contract/catalogue/merchant-drafts.ts';

/** What a save is based on: the draft, or none, and the version that shoppers see. */
export type DraftBasis = Pick<Draft, 'id' | 'version' | 'liveVersion'>;

export const basisOf = ({ id, version, liveVersion }: DraftBasis): DraftBasis => ({ id, version, liveVersion });

/** Whether one was saved or published after the other. */
export function isNewer(one: DraftBasis, other: DraftBasis): boolean {
  if (one.liveVersion !== other.liveVersion) return one.liveVersion > other.liveVersion;
  return one.version > other.version;
}
