import { type SQL, sql } from 'drizzle-orm';
import {
  type RankingWeights,
  type ScorePart,
  scoreParts,
  usualRanking,
  usualWeight,
} from '#contract/search/ranking.ts';
import { writtenOut } from '#server/database/statement.ts';
import { flags, inEveryTier, tokenOf } from '#server/modules/search/language/tokens.ts';
import { searchDocuments } from '#server/modules/search/tables.ts';

// One point of a score is worth as much as twice the sales. What a document stores is the score at the usual weights; what other
// weights make of it is computed while a search is answered, from what stands in the document beside it (decision 78).

const monthSeconds = 2_629_746;
/** So much newer is worth a point, at the usual weight. From a fixed day on, so that an order never changes by itself. */
const newnessSeconds = 3 * monthSeconds;
const newnessFrom = Date.UTC(2020, 0, 1) / 1_000;
/** Points of what a product is or is not, at the usual weight. */
const bonuses = { stock: 4, self: 2, offer: 2 } as const;
const bonusNames = ['stock', 'self', 'offer'] as const;

type ScoreWeights = Pick<RankingWeights, ScorePart>;

/** What of a document its score is computed from. */
export type Scored = { score: number; sales: number; createdAt: Date; marks: readonly number[] };

export function isUsualScore(weights: ScoreWeights): boolean {
  return scoreParts.every((part) => weights[part] === usualRanking[part]);
}

const share = (weight: number) => weight / usualWeight;
const bonusOf = (weights: ScoreWeights, name: keyof typeof bonuses) => share(weights[name]) * bonuses[name];

/** The score of a document at these weights, as `scoreColumn` computes it. */
export function rankedScore({ score, sales, createdAt, marks }: Scored, weights: ScoreWeights): number {
  if (isUsualScore(weights)) return score;
  const bySales = Math.log2(1 + Math.max(0, sales));
  const byAge = (createdAt.getTime() / 1_000 - newnessFrom) / newnessSeconds;
  return Math.fround(
    score +
      (share(weights.sales) - 1) * bySales +
      (share(weights.rating) - 1) * (score - bySales) +
      share(weights.newness) * byAge +
      bonusNames.reduce((sum, name) => sum + (marks.includes(markOf(name)) ? bonusOf(weights, name) : 0), 0),
  );
}

/** What the score is made of. Newness counts from now backwards, which changes no difference between products. */
export function partsOf(document: Scored, weights: ScoreWeights, now: Date): Record<ScorePart, number> {
  const bySales = Math.log2(1 + Math.max(0, document.sales));
  const age = (document.createdAt.getTime() - now.getTime()) / 1_000 / newnessSeconds;
  const bonus = (name: keyof typeof bonuses) => (document.marks.includes(markOf(name)) ? bonusOf(weights, name) : 0);
  return {
    sales: share(weights.sales) * bySales,
    rating: share(weights.rating) * (document.score - bySales),
    newness: weights.newness === 0 ? 0 : share(weights.newness) * age,
    ...{ stock: bonus('stock'), self: bonus('self'), offer: bonus('offer') },
  };
}

const markOf = (name: keyof typeof bonuses) => tokenOf('flag', flags[name]);

const storedScore = writtenOut(sql`${searchDocuments.score}`);
const productId = writtenOut(sql`${searchDocuments.productId}`);
const sales = writtenOut(sql`(ln(1 + greatest(${searchDocuments.sales}, 0)::float8) / ${sql.raw(String(Math.LN2))})`);
const age = writtenOut(
  sql`((extract(epoch from ${searchDocuments.createdAt})::float8 - ${newnessFrom}::float8) / ${newnessSeconds}::float8)`,
);
const marks = writtenOut(sql`${searchDocuments.tokens}[1:${searchDocuments.markCount}]`);
const usualOrder = writtenOut(
  sql`${searchDocuments.score} desc nulls last, ${searchDocuments.productId} desc nulls last`,
);

/** The score of a document at these weights. They are parameters, so that one plan serves all of them. */
export function scoreColumn(weights: ScoreWeights): SQL {
  if (isUsualScore(weights)) return storedScore;
  const number = (value: number) => sql`${value}::float8`;
  const bonus = bonusNames
    .filter((name) => weights[name] > 0)
    .map((name) => {
      const tokens = sql.raw(`'{${inEveryTier([markOf(name)]).join(',')}}'::int[]`);
      return sql` + case when ${marks} && ${tokens} then ${number(bonusOf(weights, name))} else 0 end`;
    });
  return sql`(${storedScore}::float8
    + ${number(share(weights.sales) - 1)} * ${sales}
    + ${number(share(weights.rating) - 1)} * (${storedScore}::float8 - ${sales})
    + ${number(share(weights.newness))} * ${age}
    ${sql.join(bonus, sql``)})::real`;
}

/** Best first: a whole order, since no two products have the same number. */
export function bestFirst(weights: ScoreWeights): SQL {
  if (isUsualScore(weights)) return usualOrder;
  return sql`${scoreColumn(weights)} desc, ${productId} desc`;
}
