const assumedReviews = 5; // a product without reviews counts like one with this many average ones
const averageStars = 4;
const starsWeight = 1.5; // one star more is worth nearly three times the sales

/** Sales (logarithmic) and the stars that the reviews make likely, in one number. */
export function scoreOf({ sales, ratingSum, ratingCount }: Record<'sales' | 'ratingSum' | 'ratingCount', number>) {
  const likelyStars = (ratingSum + averageStars * assumedReviews) / (ratingCount + assumedReviews);
  return Math.fround(Math.log2(1 + Math.max(0, sales)) + starsWeight * (likelyStars - averageStars));
}
