type Sums = { ratingTenths: number; qualitySum: number; serviceSum: number; reviewCount: number };

/** How a shop is judged, from the sums of its reviews. Without any, there is nothing to tell but its stars. */
export function shopScores({ ratingTenths, qualitySum, serviceSum, reviewCount }: Sums) {
  const average = (sum: number) => (reviewCount === 0 ? 0 : Math.round((sum * 10) / reviewCount) / 10);
  return { starLevel: ratingTenths / 10, qualityScore: average(qualitySum), serviceScore: average(serviceSum) };
}
