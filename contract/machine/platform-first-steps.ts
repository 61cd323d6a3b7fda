import { z } from 'zod';
import { call, type PlatformScope } from '#contract/core/call.ts';
import { nothing } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// What a new mall needs first, ticked off from facts.

/** In the order in which they are done, each with the scope of those who can do it. */
export const mallSteps = {
  company: 'settings',
  name: 'settings',
  currency: 'settings',
  languages: 'settings',
  look: 'content',
  pages: 'content',
  mail: 'settings',
  payments: 'finance',
  categories: 'products',
  kinds: 'shops',
  operators: 'operators',
  shop: 'applications',
  product: 'products',
} as const satisfies Record<string, PlatformScope>;

export type MallStep = keyof typeof mallSteps;
export const mallStepNames = Object.keys(mallSteps) as [MallStep, ...MallStep[]];

const Step = z.object({
  step: z.enum(mallStepNames),
  state: z.enum(['open', 'done', 'skipped']).describe('skipped: an operator has decided that the mall goes without it'),
});
export type MallStepState = z.output<typeof Step>;

export const getMallSteps = call({
  method: 'GET',
  path: '/api/platform/first-steps',
  who: 'platform',
  scope: 'any',
  summary: 'Returns what a new mall needs first and what of it is done, as far as it is work of the operator who asks',
  input: nothing,
  output: z.array(Step).max(mallStepNames.length),
  refuses: [],
});

export const skipMallSteps = call({
  method: 'POST',
  path: '/api/platform/first-steps/skip',
  who: 'platform',
  scope: 'any',
  summary: 'Skips first steps of the mall for everyone, or takes that back. Each takes the scope of its work',
  input: z.object({
    steps: z.array(z.enum(mallStepNames)).min(1).max(mallStepNames.length),
    isSkipped: z.boolean(),
  }),
  output: done,
  refuses: ['not_allowed'],
});
