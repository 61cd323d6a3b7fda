import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { outcomeOf } from '#contract/core/outcomes.ts';
import { Id } from '#contract/core/values.ts';
import { productsAtOnceMax } from './merchant.ts';
import { Version } from './merchant-drafts.ts';

// The same done to several drafts: each on its own, so that what is wrong with one does not hold up the others.

const Several = z.object({
  ids: z
    .array(Id)
    .min(1)
    .max(productsAtOnceMax)
    .transform((ids) => [...new Set(ids)]),
});

export const draftProblems = {
  discard: ['draft_not_found'],
  restore: ['draft_not_found', 'draft_exists', 'changed_meanwhile', 'too_many_drafts'],
  withdraw: ['draft_not_found', 'draft_not_in_review'],
  submit: ['draft_not_found', 'changed_meanwhile', 'picture_unknown', 'bad_input'],
} as const;

const outcomes = <Act extends keyof typeof draftProblems>(act: Act) =>
  z.array(z.object({ id: Id, ...outcomeOf(draftProblems[act]) })).max(productsAtOnceMax);

export const discardDrafts = call({
  method: 'POST',
  path: '/api/merchant/product/drafts/discard',
  who: 'merchant',
  scope: 'products',
  summary: 'Deletes several drafts. Their products stay as they were published. For a day they can be restored',
  input: Several,
  output: outcomes('discard'),
  refuses: [],
});

export const restoreDrafts = call({
  method: 'POST',
  path: '/api/merchant/product/drafts/restore',
  who: 'merchant',
  scope: 'products',
  summary: 'Brings discarded drafts back as they were',
  input: Several,
  output: outcomes('restore'),
  refuses: [],
});

export const withdrawDrafts = call({
  method: 'POST',
  path: '/api/merchant/product/drafts/withdraw',
  who: 'merchant',
  scope: 'products',
  summary: 'Takes several drafts back from the platform’s review, so that they can be edited again',
  input: Several,
  output: outcomes('withdraw'),
  refuses: [],
});

export const submitDrafts = call({
  method: 'POST',
  path: '/api/merchant/product/drafts/submit',
  who: 'merchant',
  scope: 'products',
  summary:
    'Publishes several drafts, or sends them to the platform’s review where it demands that. One that lacks something is left as it is, with the problem `bad_input`',
  input: z.object({
    drafts: z
      .array(z.object({ id: Id, version: Version }))
      .min(1)
      .max(productsAtOnceMax)
      .refine((drafts) => new Set(drafts.map(({ id }) => id)).size === drafts.length),
  }),
  output: outcomes('submit'),
  refuses: [],
});
