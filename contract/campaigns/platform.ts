import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Paging, pageOf } from '#contract/core/values.ts';

// Coupons and points of the platform, given to many people at once. Who they are is written down when the campaign begins, and
// each of them gets it once, however often the work is interrupted.

export const segmentDaysMax = 730;
export const campaignReasonMax = 300;
export const campaignPointsMax = 1_000_000;
/** Counting stops here: so many are at least that many. */
export const segmentCountMax = 1_000_000;
export const startingPeopleMax = 10_000;
const amountMax = 100_000_000; // one million in the mall's currency

const Days = z.int().min(1).max(segmentDaysMax);

export const segmentKinds = ['everybody', 'bought', 'unseen', 'spent', 'account'] as const;
export type SegmentKind = (typeof segmentKinds)[number];

/** Whom a campaign is for: of the accounts that are not disabled, visitors left out. */
export const Segment = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('everybody') }),
    z.object({ kind: z.literal('bought'), categoryId: Id, days: Days }).describe('Bought in it in the last days'),
    z.object({ kind: z.literal('unseen'), days: Days }).describe('Have not been in the mall in the last days'),
    z
      .object({ kind: z.literal('spent'), amount: z.int().min(1).max(amountMax), days: Days })
      .describe('Paid at least so much in the last days, refunds taken off'),
    z.object({ kind: z.literal('account'), accountId: Id }).describe('One account'),
  ])
  .meta({ examples: [{ kind: 'everybody' }] });
export type Segment = z.infer<typeof Segment>;

const Reason = z
  .string()
  .trim()
  .min(1)
  .max(campaignReasonMax)
  .meta({ examples: ['Thanks for ten years'] });

export const campaignKinds = ['coupon', 'points'] as const;
/** Waiting: who they are is not written down yet, or only in part. */
export const campaignStates = ['waiting', 'running', 'done'] as const;
const Count = z.int().min(0);

export const Campaign = z.object({
  id: Id,
  kind: z.enum(campaignKinds),
  couponId: Id.nullable(),
  points: z.int().nullable().describe('Below zero: taken, as far as an account has them'),
  segment: Segment,
  categoryName: z.string().nullable().describe('Of the segment "bought"'),
  reason: z.string(),
  state: z.enum(campaignStates),
  people: Count.describe(
    `How many it is for; while it waits, as counted when it began, no further than ${startingPeopleMax}`,
  ),
  given: Count.describe('How many have got it, or had points taken'),
  skipped: Count.describe(
    'How many could not: they have as many copies as one person may, none was left, or they had no points',
  ),
  pointsMoved: z.int().describe('Points given or taken so far'),
  by: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type Campaign = z.infer<typeof Campaign>;

const ours = { who: 'platform', scope: 'marketing' } as const;

export const countSegment = call({
  method: 'POST',
  path: '/api/platform/campaign/count',
  ...ours,
  summary: `Counts the people of a segment as it is now, no further than ${segmentCountMax}`,
  input: z.object({ segment: Segment }),
  output: z.object({ people: Count }),
  refuses: [],
});

export const giveCoupon = call({
  method: 'POST',
  path: '/api/platform/campaign/coupon',
  ...ours,
  summary:
    'Gives a coupon of the platform to the people of a segment: one copy each, while there are any, and not to those who have as many as one person may. Under an idempotency key it has its effect once',
  input: z.object({ couponId: Id, segment: Segment, reason: Reason }),
  output: z.object({ id: Id }),
  refuses: ['coupon_not_found', 'coupon_gone', 'segment_empty', 'sent_otherwise', 'still_working'],
});

export const givePoints = call({
  method: 'POST',
  path: '/api/platform/campaign/points',
  ...ours,
  asksAgain: true,
  summary:
    'Gives points to the people of a segment, or with a number below zero takes them, from nobody more than they can spend. Under an idempotency key it has its effect once',
  input: z.object({
    points: z
      .int()
      .min(-campaignPointsMax)
      .max(campaignPointsMax)
      .refine((points) => points !== 0)
      .meta({ examples: [100] }),
    segment: Segment,
    reason: Reason,
  }),
  output: z.object({ id: Id }),
  refuses: ['segment_empty', 'sent_otherwise', 'still_working'],
});

/** Counting stops here: so many are at least that many. */
export const campaignsCountMax = 10_000;

export const listCampaigns = call({
  method: 'GET',
  path: '/api/platform/campaign/list',
  ...ours,
  summary:
    'Lists what was given to people, newest first: all of it, of one kind, or of one coupon. `total` counts no further than 10,000',
  input: z.object({ kind: filterOf(z.enum(campaignKinds)), couponId: filterOf(Id), ...Paging.shape }),
  output: pageOf(Campaign),
  refuses: [],
});
