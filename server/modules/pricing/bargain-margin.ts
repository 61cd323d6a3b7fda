import { percentOf } from './percent-of.ts';

type Unit = { price: number; cost: number | null; commissionPercent: number; bargainPrice: number | null };

/** What remains to the shop of one unit, at the bargain's price if there is one, and without it. */
export function unitMargin({ price, cost, commissionPercent, bargainPrice }: Unit) {
  const left = (paid: number) => paid - percentOf(paid, commissionPercent) - (cost ?? 0);
  const paid = bargainPrice ?? price;
  const remains = left(paid);
  return {
    commission: percentOf(paid, commissionPercent),
    remains,
    remainsPercent: Math.round((remains / paid) * 1_000) / 10,
    remainsWithout: left(price),
  };
}
