import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { nothing, versionMax } from '#contract/core/values.ts';
import { type PolicyKind, policyMax } from './policies.ts';

const Version = z.int().min(1).max(versionMax);

const Texts = textsOf(policyMax);
const Policies = z.object({
  returns: Texts,
  delivery: Texts,
  guarantee: Texts,
} satisfies Record<PolicyKind, z.ZodType>);

export const getPolicies = call({
  method: 'GET',
  path: '/api/merchant/shop/policies',
  who: 'merchant',
  scope: 'shop',
  summary:
    'Returns what the shop promises about returns, delivery and guarantee, in every language that it is written in',
  input: nothing,
  output: z.object({ ...Policies.shape, version: Version, ...lastSaved }),
  refuses: [],
});

export const editPolicies = call({
  method: 'POST',
  path: '/api/merchant/shop/policies/edit',
  who: 'merchant',
  scope: 'shop',
  summary:
    'Changes what the shop promises, unless someone else has changed it since `version`. An empty one is not shown',
  input: z.object({ ...Policies.shape, version: Version }),
  output: z.object({ version: Version }),
  refuses: ['changed_meanwhile'],
});
