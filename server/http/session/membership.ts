import type { ShopScope } from '#contract/core/call.ts';

/** The shop for which someone works, and what they may do there. */
export type Membership = { shopId: number; scopes: readonly ShopScope[] };

/** Finds the shop of an account. Passed in by server/start, since this layer knows no module. */
export type FindMembership = (accountId: number) => Promise<Membership | null>;
