import type { Texts } from '#contract/catalogue/product-content.ts';

/** What a shop promises beside the guarantees of the mall. */
export const policyKinds = ['returns', 'delivery', 'guarantee'] as const;
export type PolicyKind = (typeof policyKinds)[number];
export type Policies = Record<PolicyKind, Texts>;

export const policyMax = 4_000;
