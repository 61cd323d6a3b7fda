import {
  chatRatingsMin,
  chatsMin,
  type HealthFactor,
  healthFactorNames,
  healthFactors,
  refundRateWorst,
} from '#contract/insights/merchant-health.ts';

/** What is counted of a shop. */
export type HealthCounts = {
  sent: number;
  late: number;
  paid: number;
  faulty: number;
  answers: number;
  slow: number;
  reviews: number;
  imperfect: number;
  stars: number;
  chats: number;
  slowChats: number;
  ratings: number;
  imperfectRatings: number;
  ratingStars: number;
};

export type FactorScore = {
  factor: HealthFactor;
  weight: number;
  points: number | null;
  count: number;
  bad: number;
  average: number | null;
};

const starsMax = 5;

/** Which part of its weight each factor loses; null when there is nothing that it could be measured by. */
const lossOf: Record<HealthFactor, (counts: HealthCounts) => number | null> = {
  shipping: ({ sent, late }) => share(late, sent),
  refunds: ({ paid, faulty }) => capped(share(faulty, paid), refundRateWorst),
  answers: ({ answers, slow }) => share(slow, answers),
  reviews: ({ reviews, stars }) => missingShare(reviews, stars),
  chats: ({ chats, slowChats }) => (chats < chatsMin ? null : share(slowChats, chats)),
  satisfaction: ({ ratings, ratingStars }) => (ratings < chatRatingsMin ? null : missingShare(ratings, ratingStars)),
};

const missingShare = (count: number, stars: number) => share(missingStars(count, stars), count * (starsMax - 1));
const missingStars = (count: number, stars: number) => count * starsMax - stars;

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : null);
const capped = (part: number | null, worst: number) => part && Math.min(1, part / worst);

/** The score from 0 to 100, and how it is made up. Without anything to measure it is null. */
export function scoreOf(counts: HealthCounts): { score: number | null; factors: FactorScore[] } {
  const factors = healthFactorNames.map((factor): FactorScore => {
    const loss = lossOf[factor](counts);
    const weight = healthFactors[factor];
    return { factor, weight, points: loss === null ? null : weight * (1 - loss), ...basisOf(factor, counts) };
  });
  const measured = measuredWeight(counts);
  const points = factors.reduce((sum, factor) => sum + (factor.points ?? 0), 0);
  return { score: measured > 0 ? Math.round((points / measured) * 100) : null, factors };
}

/** The weights of the factors that can be measured: the others do not count. */
const measuredWeight = (counts: HealthCounts) =>
  healthFactorNames.reduce((sum, factor) => sum + (lossOf[factor](counts) === null ? 0 : healthFactors[factor]), 0);

function basisOf(factor: HealthFactor, counts: HealthCounts): Pick<FactorScore, 'count' | 'bad' | 'average'> {
  const { sent, late, paid, faulty, answers, slow, reviews, imperfect, stars } = counts;
  switch (factor) {
    case 'shipping':
      return { count: sent, bad: late, average: null };
    case 'refunds':
      return { count: paid, bad: faulty, average: null };
    case 'answers':
      return { count: answers, bad: slow, average: null };
    case 'reviews':
      return { count: reviews, bad: imperfect, average: reviews > 0 ? stars / reviews : null };
    case 'chats':
      return { count: counts.chats, bad: counts.slowChats, average: null };
    case 'satisfaction': {
      const { ratings, imperfectRatings, ratingStars } = counts;
      return { count: ratings, bad: imperfectRatings, average: ratings > 0 ? ratingStars / ratings : null };
    }
  }
}

/** How many points of the score one late order, refund or slow answer costs; of a review or rating, each star that it lacks. */
export function costOfOne(factor: HealthFactor, counts: HealthCounts): number {
  const loss = lossOf[factor](counts);
  const parts = {
    ...{ shipping: counts.late, refunds: counts.faulty, answers: counts.slow, chats: counts.slowChats },
    reviews: missingStars(counts.reviews, counts.stars),
    satisfaction: missingStars(counts.ratings, counts.ratingStars),
  }[factor];
  if (!loss || parts === 0) return 0;
  return (healthFactors[factor] * loss * 100) / parts / measuredWeight(counts);
}

/** Points as they are shown. */
export const rounded = (points: number) => Math.round(points * 100) / 100;
