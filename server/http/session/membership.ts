import type { ShopScope } from '#contract/core/call.ts';

/** The shop for which someone works, and what they may do there. */
export type Membership = {
  shopId: number;
  isOwner: boolean;
  scopes: readonly ShopScope[];
  /** Nobody works for this shop without a second factor. */
  demandsSecondFactor: boolean;
};

/** Finds the shop for which an account makes a call: the one that it names, or else its first. Passed in by server/start, since this layer knows no module. */
export type FindMembership = (accountId: number, shopId: number | null) => Promise<Membership | null>;
