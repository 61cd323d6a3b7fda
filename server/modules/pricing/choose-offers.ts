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
 * units of a bargain the buyer has already.
 */
export function chooseOffers(
  lines: readonly OfferedUnits[],
  had: ReadonlyMap<number, number> = new Map(),
): Map<number, ChosenOffer> {
  const wanted = new Map<string, number>();
  for (const line of lines)
    for (const offer of line.offers)
      wanted.set(keyOf(offer, line), (wanted.get(keyOf(offer, line)) ?? 0) + line.quantity);
  const unitsOf = ({ kind, id, left, perBuyer }: PriceOffer) =>
    Math.max(0, Math.min(left, perBuyer === null ? left : perBuyer - (kind === 'bargain' ? (had.get(id) ?? 0) : 0)));
  return new Map(
    lines.map((line) => {
      const offer = line.offers.find((each) => (wanted.get(keyOf(each, line)) ?? 0) <= unitsOf(each)) ?? null;
      const [best] = line.offers;
      const missed = best && best !== offer ? { price: best.price, units: unitsOf(best) } : null;
      return [line.skuId, { price: money(offer?.price ?? line.usualPrice), offer, missed }];
    }),
  );
}

/** A flash sale has units per product, a bargain for all its variants. */
const keyOf = ({ kind, id }: PriceOffer, { productId }: OfferedUnits) => `${kind} ${id} ${productId}`;
