import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Paging, pageOf } from '#contract/core/values.ts';
import { getInsights, PartInsight, partSorts } from './merchant.ts';
import { InsightRange, isRange, noRange } from './values.ts';

// The mall's own figures: those of its shops added up, but with each visitor and each cart once.

/** How the figures of the mall can be divided. */
export const mallParts = ['category', 'shop', 'country', 'source'] as const;
export type MallPart = (typeof mallParts)[number];

export const getMallInsights = call({
  method: 'GET',
  path: '/api/platform/insights/overview',
  who: 'platform',
  scope: 'orders',
  summary:
    'Returns the figures of the whole mall for each day of a range, for all of it, and for as many days before. A day begins at midnight UTC. They are counted every minute',
  input: InsightRange.refine(isRange, noRange),
  output: getInsights.output,
  refuses: [],
});

export const listMallParts = call({
  method: 'GET',
  path: '/api/platform/insights/parts',
  who: 'platform',
  scope: 'orders',
  summary:
    'Divides the figures of the whole mall in a range by category, shop, country, or source. A country is that of the delivery address, so it has no visitors',
  input: z
    .object({
      by: z.enum(mallParts).meta({ examples: ['category'] }),
      ...InsightRange.shape,
      sort: filterOf(z.enum(partSorts)),
      ...Paging.shape,
    })
    .refine(isRange, noRange),
  output: pageOf(PartInsight),
  refuses: [],
});

/** How far the live figure looks back. */
export const liveMinutes = 30;

export const countLiveOrders = call({
  method: 'GET',
  path: '/api/platform/insights/live',
  who: 'platform',
  scope: 'orders',
  summary: `Returns how many orders were placed in each of the last ${liveMinutes} minutes, oldest first, and how many of them are paid`,
  input: z.object({}),
  output: z.object({
    minutes: z
      .array(
        z.object({
          ago: z.int().min(0).describe('How many minutes ago it ended'),
          placed: z.int().min(0),
          paid: z.int().min(0),
        }),
      )
      .length(liveMinutes),
  }),
  refuses: [],
});
