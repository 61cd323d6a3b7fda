import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { filterOf, Id, Paging, Picture, pageOf, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import {
  ActivityPage,
  activitiesMax,
  activityNameMax,
  activityShape,
  activityStates,
  PublishedActivity,
} from './activity-page.ts';
import { textsOf } from './product-content.ts';
import { getActivity, listActivityProducts } from './shopper-product.ts';

// The platform writes activities, puts them in order, and goes back to earlier versions of them.

const Version = z
  .int()
  .min(0)
  .max(versionMax)
  .describe('Counts what was saved')
  .meta({ examples: [0] });
const Time = z.iso.datetime().nullable();
const saved = z.object({ version: Version });
const seen = { id: Id, version: Version };

const platformRefusals = ['bad_input', 'not_signed_in', 'not_allowed'] as const;
const oneRefusals = [...platformRefusals, 'activity_not_found'] as const;

export const PlatformActivity = z.object({
  id: Id,
  name: z.partialRecord(z.string(), z.string()).describe('As it is being written'),
  state: z.enum(activityStates),
  isDraft: z.boolean().describe('Whether something is written that shoppers do not see'),
  banner: Picture.nullable(),
  from: Time,
  until: Time,
  productCount: z.int().min(0),
  version: Version,
  ...lastSaved,
});
export type PlatformActivity = z.infer<typeof PlatformActivity>;

export const listPlatformActivities = call({
  method: 'GET',
  path: '/api/platform/activity/list',
  who: 'platform',
  scope: 'content',
  summary:
    'Lists activities that are not flash sales, in the order in which shoppers see them, those that have ended last',
  input: z.object({
    state: filterOf(z.enum(activityStates)),
    words: z.string().trim().max(64).default('').describe('Part of the name in any language'),
    ...Paging.shape,
  }),
  output: pageOf(PlatformActivity),
  refuses: platformRefusals,
});

export const WrittenActivity = z.object({
  id: Id,
  state: z.enum(activityStates),
  value: activityShape,
  isDraft: z.boolean().describe('Whether it differs from what shoppers see'),
  publishedAt: Time.describe('By an operator; null: never'),
  version: Version,
  ...lastSaved,
});
export type WrittenActivity = z.infer<typeof WrittenActivity>;

export const getWrittenActivity = call({
  method: 'GET',
  path: '/api/platform/activity/detail/{id}',
  who: 'platform',
  scope: 'content',
  summary: 'Returns an activity as it is being written: the draft, otherwise what is published',
  input: z.object({ id: Id }),
  output: WrittenActivity,
  refuses: oneRefusals,
});

export const addActivity = call({
  method: 'POST',
  path: '/api/platform/activity/add',
  who: 'platform',
  scope: 'content',
  summary: `Begins a new activity as a draft, after all others. Up to ${activitiesMax} have not ended at a time`,
  input: z.object({
    name: textsOf(activityNameMax)
      .refine((name) => Boolean(name.en?.trim()))
      .describe('In any of the mall’s languages, in English always')
      .meta({ examples: [{ en: 'Tea week' }] }),
  }),
  output: z.object({ id: Id }),
  refuses: [...platformRefusals, 'too_many_activities'],
});

export const saveActivityDraft = call({
  method: 'POST',
  path: '/api/platform/activity/save',
  who: 'platform',
  scope: 'content',
  summary: 'Saves an activity as a draft, unless someone else has saved it since `version`. Shoppers do not see it',
  input: z.object({ ...seen, value: ActivityPage }),
  output: saved,
  refuses: [...oneRefusals, 'changed_meanwhile', 'picture_unknown'],
});

export const publishActivity = call({
  method: 'POST',
  path: '/api/platform/activity/publish',
  who: 'platform',
  scope: 'content',
  summary:
    'Shows an activity to shoppers as it is given, unless someone else has saved it since `version`. The draft is gone',
  input: z.object({ ...seen, value: PublishedActivity }),
  output: saved,
  refuses: [...oneRefusals, 'changed_meanwhile', 'picture_unknown'],
});

export const discardActivityDraft = call({
  method: 'POST',
  path: '/api/platform/activity/discard',
  who: 'platform',
  scope: 'content',
  summary:
    'Drops the draft of `version`: what is published is written on. What was never published can only be deleted',
  input: z.object(seen),
  output: saved,
  refuses: [...oneRefusals, 'changed_meanwhile', 'activity_not_published'],
});

export const deleteActivity = call({
  method: 'POST',
  path: '/api/platform/activity/delete',
  who: 'platform',
  scope: 'content',
  summary:
    'Deletes an activity with its drafts and versions, for good. Refused while a block of the home page, published or drafted, names it',
  input: z.object(seen),
  output: done,
  refuses: [...oneRefusals, 'changed_meanwhile', 'activity_on_home'],
});

const idsInOrder = z
  .array(Id)
  .min(1)
  .max(activitiesMax)
  .refine((ids) => new Set(ids).size === ids.length)
  .meta({ examples: [[1]] });

export const sortActivities = call({
  method: 'POST',
  path: '/api/platform/activity/sort',
  who: 'platform',
  scope: 'content',
  summary:
    'Puts activities into another order, at once, unless it is no longer the one in `seen`. All that are not named come after them',
  input: z
    .object({
      seen: idsInOrder.describe('Their order until now'),
      ids: idsInOrder.describe('The same, in their new order'),
    })
    .refine(({ seen: before, ids }) => ids.length === before.length && ids.every((id) => before.includes(id)), {
      path: ['ids'],
    }),
  output: done,
  refuses: [...oneRefusals, 'changed_meanwhile'],
});

export const ActivityVersion = z.object({
  number: z.int().min(1),
  value: activityShape,
  publishedBy: z.string().describe('Nickname; empty when that is not known'),
  publishedAt: z.iso.datetime(),
});
export type ActivityVersion = z.infer<typeof ActivityVersion>;

export const listActivityVersions = call({
  method: 'GET',
  path: '/api/platform/activity/versions/{id}',
  who: 'platform',
  scope: 'content',
  summary: 'Lists what was published of an activity, newest first',
  input: z.object({ id: Id, ...Paging.shape }),
  output: pageOf(ActivityVersion),
  refuses: oneRefusals,
});

export const previewActivity = call({
  method: 'GET',
  path: '/api/platform/activity/preview/{id}',
  who: 'platform',
  scope: 'content',
  summary: 'Returns the page of an activity as it would be if the draft were published and had begun',
  input: z.object({ id: Id }),
  output: z.object({ activity: getActivity.output, products: listActivityProducts.output }),
  refuses: oneRefusals,
});
