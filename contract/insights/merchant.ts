import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { Figures, InsightRange, insightParts, isRange, noRange, rangeDaysMax, ShownRange } from './values.ts';

// A shop's figures. Whoever may see its orders may see their sums.

export const getInsights = call({
  method: 'GET',
  path: '/api/merchant/insights/overview',
  who: 'merchant',
  scope: 'orders',
  summary:
    'Returns the figures of the caller’s shop for each day of a range, for all of it, and for as many days before. A day begins at midnight UTC. They are counted every minute',
  input: InsightRange.refine(isRange, noRange),
  output: z.object({
    range: ShownRange,
    days: z
      .array(z.object({ day: z.iso.date(), ...Figures.shape }))
      .max(rangeDaysMax)
      .describe('Oldest first, days without anything too'),
    total: Figures,
    before: Figures,
  }),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});

/** Best and worst are about sales; among equals of the worst, what most people saw without buying comes first. */
export const productSorts = ['best', 'worst', 'seen', 'units', 'conversion'] as const;

export const ProductInsight = z.object({
  productId: Id,
  name: z.string(),
  image: Picture,
  isOnSale: z.boolean(),
  figures: Figures,
  before: Figures,
});
export type ProductInsight = z.output<typeof ProductInsight>;

export const listProductInsights = call({
  method: 'GET',
  path: '/api/merchant/insights/products',
  who: 'merchant',
  scope: 'orders',
  summary: 'Lists the products of the caller’s shop that were seen, ordered or sold in a range, best or worst first',
  input: z
    .object({ ...InsightRange.shape, sort: filterOf(z.enum(productSorts)), ...Paging.shape })
    .refine(isRange, noRange),
  output: pageOf(ProductInsight),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});

export const partSorts = ['sales', 'visitors', 'paid'] as const;

export const PartInsight = z.object({
  key: z
    .string()
    .describe(
      'Of a category its number, of a country its code or nothing for orders without an address, of a source its kind, of a search its words',
    ),
  name: z.string().describe('Of a category, in the caller’s language; else the key'),
  figures: Figures,
  before: Figures,
});
export type PartInsight = z.output<typeof PartInsight>;

/** Words of the mall's search are named to shops only if so many visitors came with them on one day. */
export const searchVisitorsMin = 3;

export const listInsightParts = call({
  method: 'GET',
  path: '/api/merchant/insights/parts',
  who: 'merchant',
  scope: 'orders',
  summary: `Divides the figures of the caller’s shop in a range by category, country, source, or the words of the mall’s search that led to it. A country is that of the delivery address, so it has no visitors; searches have nothing but visitors, and are named if ${searchVisitorsMin} visitors came with them on one day`,
  input: z
    .object({
      by: z.enum(insightParts).meta({ examples: ['source'] }),
      ...InsightRange.shape,
      sort: filterOf(z.enum(partSorts)),
      ...Paging.shape,
    })
    .refine(isRange, noRange),
  output: pageOf(PartInsight),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});
