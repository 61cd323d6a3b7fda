import type { PlatformScope, ShopScope } from '#contract/core/call.ts';

/** The shop for which someone works, and what they may do there. */
export type Membership = {
  shopId: number;
  isOwner: boolean;
  scopes: readonly ShopScope[];
  /** Nobody works for this shop without a second factor. */
  demandsSecondFactor: boolean;
  /** An operator who sees what its people see, and changes nothing. */
  isLooking?: boolean;
};

/** Finds the shop for which an account makes a call: the one that it names, or else its first. Passed in by server/start, since this layer knows no module. */
export type FindMembership = (accountId: number, shopId: number | null) => Promise<Membership | null>;

/** What someone who runs the mall may do. */
export type OperatorMembership = {
  isAdministrator: boolean;
  /** Null of administrators. */
  roleName: string | null;
  scopes: readonly PlatformScope[];
};

/** Finds what an account may do for the platform. Passed in by server/start, since this layer knows no module. */
export type FindOperator = (accountId: number) => Promise<OperatorMembership | null>;
