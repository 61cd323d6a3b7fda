import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { defaultLocale, type Locale, locales } from '#contract/core/languages.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { TypedText } from '#contract/core/typed-text.ts';
import { filterOf, Id, nothing, Paging, pageOf, versionMax } from '#contract/core/values.ts';
import { RankingWeights, titleMatchMax, weightMax } from './ranking.ts';

// In which order a search shows what it has found: weighed by the platform, tried out before it is saved.

const Version = z
  .int()
  .min(0)
  .max(versionMax)
  .describe('0: as a new mall has it')
  .meta({ examples: [0] });

const count = z.int().min(0);

export const RankingNow = z.object({
  weights: RankingWeights,
  version: Version,
  ...lastSaved,
  placing: z
    .object({
      isDone: z.boolean().describe('Every search has the order of this version, whatever is searched for'),
      moved: count,
      toMove: count.describe('Products that change their place among the best, as far as it is known'),
    })
    .describe('In a large mall the best products are put apart, step by step, after the weights have changed'),
});
export type RankingNow = z.output<typeof RankingNow>;

export const getRanking = call({
  method: 'GET',
  path: '/api/platform/search/ranking',
  who: 'platform',
  scope: 'products',
  summary:
    'Returns what counts how much for the order of searches, who saved it last, and whether all searches have it',
  input: nothing,
  output: RankingNow,
  refuses: [],
});

export const saveRanking = call({
  method: 'POST',
  path: '/api/platform/search/ranking/save',
  who: 'platform',
  scope: 'products',
  summary: 'Sets what counts how much for the order of searches, unless someone else has since `version`',
  input: z.object({ version: Version, weights: RankingWeights }),
  output: z.object({ version: Version }),
  refuses: ['changed_meanwhile'],
});

export const RankingVersion = z.object({ version: Version, weights: RankingWeights, ...lastSaved });
export type RankingVersion = z.output<typeof RankingVersion>;

export const listRankingVersions = call({
  method: 'GET',
  path: '/api/platform/search/ranking/versions',
  who: 'platform',
  scope: 'products',
  summary: 'Lists what was ever saved for the order of searches, newest first',
  input: Paging,
  output: pageOf(RankingVersion),
  refuses: [],
});

/** How many products of the order before and after are shown, and among how many it is known how they have moved. */
export const rankedShown = 20;
export const rankedCompared = 200;

/** Where a product has the words that were searched for, most certain first. */
export const matchPlaces = ['kind', 'name', 'keywords', 'category', 'parent', 'details', 'department'] as const;
export type MatchPlace = (typeof matchPlaces)[number];

export const RankedProduct = z.object({
  id: Id,
  name: z.string(),
  image: z.string(),
  place: z.int().min(1).describe('In this order'),
  otherPlace: z
    .int()
    .min(1)
    .nullable()
    .describe(`In the other order; null when it is not among the first ${rankedCompared} there`),
  match: z
    .enum(matchPlaces)
    .nullable()
    .describe('Where it has the words, by the least certain of them; null without words'),
  parts: z
    .object({
      sales: z.number(),
      rating: z.number(),
      newness: z.number().describe('By its age: 0 for what was added now, less for everything older'),
      stock: z.number(),
      self: z.number(),
      offer: z.number(),
    })
    .describe('What its score is made of'),
});
export type RankedProduct = z.output<typeof RankedProduct>;

const weight = (max: number) => z.coerce.number().int().min(0).max(max);

export const previewRanking = call({
  method: 'GET',
  path: '/api/platform/search/ranking/preview',
  who: 'platform',
  scope: 'products',
  summary: 'Returns the first products of a search as it is now and as it would be with other weights; changes nothing',
  input: z.object({
    title: TypedText,
    cid: filterOf(Id),
    language: z
      .enum(locales as [Locale, ...Locale[]])
      .default(defaultLocale)
      .describe('In which it is searched, and products are named'),
    titleMatch: weight(titleMatchMax),
    sales: weight(weightMax),
    rating: weight(weightMax),
    newness: weight(weightMax),
    stock: weight(weightMax),
    self: weight(weightMax),
    offer: weight(weightMax),
  }),
  output: z.object({
    before: z.array(RankedProduct).max(rankedShown),
    after: z.array(RankedProduct).max(rankedShown),
    isRough: z
      .boolean()
      .describe('So many products match that `after` was chosen among those which are the best ones now'),
    correctedTo: z
      .string()
      .nullable()
      .describe('The words that were searched for, when the given ones matched nothing'),
  }),
  refuses: [],
});
