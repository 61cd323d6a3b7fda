import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { DayRange } from '#contract/core/days.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import { filterOf, Id, Paging, pageOf } from '#contract/core/values.ts';
import { Application, applicationFields, applicationLimits, applicationStates } from './shopper.ts';

// How the platform decides about applications to sell.

const platformRefusals = ['bad_input', 'not_signed_in', 'not_allowed'] as const;

/** An application with what only those see who decide. */
export const ReviewedApplication = z.object({
  ...Application.shape,
  accountId: Id,
  applicant: z.string().describe('The nickname of the account that applies'),
  language: z.enum(locales as [Locale, ...Locale[]]).describe('In which the mall writes to them'),
  decidedBy: z.string().describe('The nickname of who decided last; empty when nobody did, or that is not known'),
  earlier: z.int().min(0).describe('Other applications of the same account'),
});
export type ReviewedApplication = z.infer<typeof ReviewedApplication>;

/** Usual: those that wait come first; of one state, waiting ones oldest first and all others newest first. */
export const applicationSorts = ['usual', 'newest', 'oldest', 'name'] as const;

/** Counting stops here: so many are at least that many. */
export const applicationCountMax = 10_000;

export const listAllApplications = call({
  method: 'GET',
  path: '/api/platform/merchant/settled/list',
  who: 'platform',
  scope: 'applications',
  summary: `Lists applications in one state or in all. Waiting ones come first, the oldest of them at the top. \`total\` counts no further than ${applicationCountMax}`,
  input: z.object({
    auditStatus: z.enum([...applicationStates, 'all']).default('waiting'),
    categoryId: filterOf(Id),
    words: z.string().trim().max(64).default('').describe('Part of a name or mail address, or the number'),
    sort: filterOf(z.enum(applicationSorts)),
    ...DayRange.shape,
    ...Paging.shape,
  }),
  output: pageOf(ReviewedApplication),
  refuses: platformRefusals,
});

export const getAnyApplication = call({
  method: 'GET',
  path: '/api/platform/merchant/settled/detail/{id}',
  who: 'platform',
  scope: 'applications',
  summary: 'Returns one application with its pictures',
  input: z.object({ id: Id }),
  output: ReviewedApplication,
  refuses: [...platformRefusals, 'application_not_found'],
});

const decidingRefusals = [
  ...platformRefusals,
  'application_not_found',
  'application_decided',
  'changed_meanwhile',
] as const;

const SentAt = z.iso
  .datetime()
  .optional()
  .describe('`createTime` of what was looked at: a decision about what was sent again since then is refused')
  .meta({ examples: ['2026-11-16T08:30:00.000Z'] });

const Reason = z
  .string()
  .trim()
  .min(1)
  .max(applicationLimits.reason)
  .regex(/^(?:[^\p{Cc}]|\n)*$/u)
  .meta({ examples: ['Please send a sharper picture of the licence.'] });

const MarkedFields = z
  .array(z.enum(applicationFields))
  .max(applicationFields.length)
  .default([])
  .transform((fields) => applicationFields.filter((field) => fields.includes(field)))
  .describe('What the reason is about')
  .meta({ examples: [['papers']] });

export const approveApplication = call({
  method: 'POST',
  path: '/api/platform/merchant/settled/approve',
  who: 'platform',
  scope: 'applications',
  summary:
    'Approves an application: creates the shop, closed until its owner opens it, makes the applicant a merchant and notifies them by mail',
  input: z.object({ id: Id, createTime: SentAt }),
  output: ReviewedApplication,
  refuses: [...decidingRefusals, 'applicant_closed', 'applicant_owns_shop', 'shop_name_taken', 'picture_not_stored'],
});

export const refuseApplication = call({
  method: 'POST',
  path: '/api/platform/merchant/settled/refuse',
  who: 'platform',
  scope: 'applications',
  summary: 'Refuses an application with a reason, and notifies the applicant by mail',
  input: z.object({ id: Id, createTime: SentAt, reason: Reason, markedFields: MarkedFields }),
  output: ReviewedApplication,
  refuses: decidingRefusals,
});

export const askForMore = call({
  method: 'POST',
  path: '/api/platform/merchant/settled/ask',
  who: 'platform',
  scope: 'applications',
  summary: 'Asks the applicant, by mail, to change something and send the application again',
  input: z.object({ id: Id, createTime: SentAt, reason: Reason, markedFields: MarkedFields }),
  output: ReviewedApplication,
  refuses: decidingRefusals,
});
