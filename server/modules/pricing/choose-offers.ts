import { type Money, money } from '#contract/core/values.ts';
import type { PriceOffer } from '#server/modules/catalogue/index.ts';

/** Units of a variant with the lower prices that it could be sold at, the best first. */
export type OfferedUnits = {
  skuId: number;
  productId: number;
  quantity: number;
  usualPrice: Money;
  offers: readonly PriceOffer[];
};

/** `missed`: a better price than this one, of which there are not enough units, and how many there are. */
export type ChosenOffer = { price: Money; offer: PriceOffer | null; missed: { price: Money; units: number } | null };

/**
 * At which price each variant is sold: at the best one that has enough units for all that is wanted at it, else at the usual
 * one. Fewer units left than wanted are not sold at a lower price at all, rather than one line at two prices. `had` says how many
 * units the buyer has already at each offer with a limit, by `offerKey`.
 */
export function chooseOffers(
  lines: readonly OfferedUnits[],
  had: ReadonlyMap<string, number> = new Map(),
): Map<number, ChosenOffer> {
  const wanted = new Map<string, number>();
  for (const line of lines)
    for (const offer of line.offers)
      wanted.set(offerKey(offer, line), (wanted.get(offerKey(offer, line)) ?? 0) + line.quantity);
  const unitsOf = (offer: PriceOffer, line: OfferedUnits) =>
    Math.max(0, Math.min(offer.left, (offer.perBuyer ?? Infinity) - (had.get(offerKey(offer, line)) ?? 0)));
  return new Map(
    lines.map((line) => {
      const offer = line.offers.find((each) => (wanted.get(offerKey(each, line)) ?? 0) <= unitsOf(each, line)) ?? null;
      const [best] = line.offers;
      const missed = best && best !== offer ? { price: best.price, units: unitsOf(best, line) } : null;
      return [line.skuId, { price: money(offer?.price ?? line.usualPrice), offer, missed }];
    }),
  );
}

/** By which units are counted: a flash sale has units per product, a bargain for all its variants. */
export const offerKey = ({ kind, id }: Pick<PriceOffer, 'kind' | 'id'>, { productId }: { productId: number }) =>
  `${kind} ${id} ${productId}`;
