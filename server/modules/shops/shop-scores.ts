type Sums = { ratingTenths: number; qualitySum: number; serviceSum: number; reviewCount: number };

/** The scores of a shop from the sums of its reviews; zero without reviews, except for the stars. */
export function shopScores({ ratingTenths, qualitySum, serviceSum, reviewCount }: Sums) {
  const average = (sum: number) => (reviewCount === 0 ? 0 : Math.round((sum * 10) / reviewCount) / 10);
  return { starLevel: ratingTenths / 10, qualityScore: average(qualitySum), serviceScore: average(serviceSum) };
}
