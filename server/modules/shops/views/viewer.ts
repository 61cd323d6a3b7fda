import { type ViewedList, viewedLists } from '#contract/shops/merchant-views.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Membership } from '#server/http/session/membership.ts';

/** Someone who looks at the lists of a shop. */
export type Viewer = Pick<Membership, 'shopId' | 'scopes'> & { accountId: number };

export function viewerOf({ membership: { shopId, scopes }, session }: Caller<'merchant'>): Viewer {
  return { shopId, scopes, accountId: session.accountId };
}

/** What filters contain, such as names of buyers, is for those who may see the list. */
export function assertSees({ scopes }: Viewer, list: ViewedList): void {
  if (!scopes.includes(viewedLists[list])) throw new Refusal('not_allowed');
}
