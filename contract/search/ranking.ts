import { z } from 'zod';

// How much each thing counts for the order of a search that nobody has sorted otherwise.

export const weightMax = 10;
/** At this weight, sales and stars count as they do in a new mall. */
export const usualWeight = 5;

/** How much it matters where a product has the words: from 0, not at all, to 3, each place by itself. */
export const titleMatchMax = 3;

const weight = z.int().min(0).max(weightMax);

export const RankingWeights = z.object({
  titleMatch: z
    .int()
    .min(0)
    .max(titleMatchMax)
    .describe('How much it matters where a product has the words: 0 not at all, 3 each place by itself'),
  sales: weight,
  rating: weight,
  newness: weight,
  stock: weight.describe('For what is in stock'),
  self: weight.describe('For products of the mall’s own shops'),
  offer: weight.describe('For what is on offer'),
});
export type RankingWeights = z.output<typeof RankingWeights>;

/** What counts for the score of a product: all but the words that were typed. */
export const scoreParts = ['sales', 'rating', 'newness', 'stock', 'self', 'offer'] as const;
export type ScorePart = (typeof scoreParts)[number];

export const usualRanking: RankingWeights = {
  ...{ titleMatch: titleMatchMax, sales: usualWeight, rating: usualWeight },
  ...{ newness: 0, stock: 0, self: 0, offer: 0 },
};
