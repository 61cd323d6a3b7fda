const doubtfulReviews = 5; // a product with no review yet counts like one with this many of the usual ones
const usualStars = 4;
const starsWeight = 1.5; // one star more is worth nearly three times the sales

/** How well a product sells and is liked: sales by their magnitude, and the stars that its reviews make likely. */
export function scoreOf({ sales, ratingSum, ratingCount }: Record<'sales' | 'ratingSum' | 'ratingCount', number>) {
  const likelyStars = (ratingSum + usualStars * doubtfulReviews) / (ratingCount + doubtfulReviews);
  return Math.fround(Math.log2(1 + Math.max(0, sales)) + starsWeight * (likelyStars - usualStars));
}
