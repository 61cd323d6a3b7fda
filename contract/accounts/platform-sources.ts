import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { ActReason } from './platform.ts';

// From which network addresses people run into limits, and those from which nothing is answered.

const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });

/** What is limited by source, in groups that people recognise. */
export const limitedKinds = [
  'sign_in',
  'register',
  'codes',
  'captcha',
  'search',
  'cart',
  'invitations',
  'reports',
] as const;
export type LimitedKind = (typeof limitedKinds)[number];

export const limitedDays = 7;
export const sourcesCountMax = 1_000;

export const LimitedSource = z.object({
  source: z.string().describe('A network address'),
  kinds: z.array(z.enum(limitedKinds)).max(limitedKinds.length),
  times: z.int().min(1).describe('How many requests were refused'),
  lastAt: Time,
  isBlocked: z.boolean(),
});
export type LimitedSource = z.output<typeof LimitedSource>;

export const listLimitedSources = call({
  method: 'GET',
  path: '/api/platform/source/limited',
  who: 'platform',
  scope: 'accounts',
  summary: `Lists from where requests have exceeded limits in the last ${limitedDays} days, latest first. \`total\` counts no further than 1,000`,
  input: Paging,
  output: pageOf(LimitedSource),
  refuses: [],
});

/** The widest networks that can be blocked: a wider one could contain a whole country. */
export const prefixMin = { ipv4: 8, ipv6: 16 } as const;

const isNarrow = (network: string) => {
  const [address = '', prefix] = network.split('/');
  return prefix === undefined || Number(prefix) >= (address.includes(':') ? prefixMin.ipv6 : prefixMin.ipv4);
};

export const Network = z
  .string()
  .trim()
  .max(50)
  .pipe(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))
  .refine(isNarrow)
  .describe('An address or a network: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32')
  .meta({ examples: ['203.0.113.0/24'] });

export const blockStates = ['running', 'over'] as const;

export const SourceBlock = z.object({
  id: Id,
  network: z.string(),
  reason: z.string(),
  by: z.string().describe('Nickname; empty when that is not known'),
  startedAt: Time,
  endsAt: Time.nullable().describe('Null: until someone lifts it'),
  liftedAt: Time.nullable(),
  liftedBy: z.string(),
});
export type SourceBlock = z.output<typeof SourceBlock>;

export const listSourceBlocks = call({
  method: 'GET',
  path: '/api/platform/source/blocks',
  who: 'platform',
  scope: 'accounts',
  summary: 'Lists blocked networks, or those that were, newest first. `total` counts no further than 1,000',
  input: z.object({ state: z.enum(blockStates).default('running'), ...Paging.shape }),
  output: pageOf(SourceBlock),
  refuses: [],
});

export const blockHoursMax = 8_760;
export const sourceBlocksMax = 500; // that run: each process compares every request with all of them

export const blockSource = call({
  method: 'POST',
  path: '/api/platform/source/block',
  who: 'platform',
  scope: 'accounts',
  asksAgain: true,
  summary:
    'Answers nothing to a network any more but that it is blocked, at once and in every process. One that contains the caller’s own address has to be meant (`includesMe`)',
  input: z.object({
    network: Network,
    hours: z
      .int()
      .min(1)
      .max(blockHoursMax)
      .nullable()
      .describe('Null: until someone lifts it')
      .meta({ examples: [24] }),
    reason: ActReason,
    includesMe: z
      .boolean()
      .default(false)
      .describe('The caller knows that the console will not answer them either')
      .meta({ examples: [false] }),
  }),
  output: z.object({ id: Id }),
  refuses: ['source_contains_you', 'source_already_blocked', 'too_many_source_blocks'],
});

export const liftSourceBlock = call({
  method: 'POST',
  path: '/api/platform/source/lift/{id}',
  who: 'platform',
  scope: 'accounts',
  summary: 'Lifts a block: the network is answered again at once',
  input: z.object({ id: Id, reason: ActReason }),
  output: done,
  refuses: ['source_block_not_found', 'source_block_over'],
});
