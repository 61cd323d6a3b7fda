import { money } from '#contract/core/values.ts';
import type { lineProblems } from '#contract/orders/shopper-checkout.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type PriceOffer, type RunningDeal, type SkuFacts, whyNotSoMany } from '#server/modules/catalogue/index.ts';
import type { DraftLine } from '#server/modules/orders/tables.ts';
import {
  type ChosenOffer,
  chooseDeals,
  chooseOffers,
  isOutOfDeals,
  type OrderLine,
} from '#server/modules/pricing/index.ts';

export type LineProblem = (typeof lineProblems)[number];

/** A line of a draft with its variant as it is now, and the price at which it would be sold. */
export type OrderedLine = OrderLine &
  Omit<SkuFacts, keyof OrderLine> & {
    priceSeen: number;
    cartLineId: number | null;
    /** The flash sale or the bargain of whose units it takes some, if it is sold at that price. */
    activityId: number | null;
    bargainId: number | null;
    offer: PriceOffer | null;
    missed: ChosenOffer['missed'];
    /** The deal in which it takes part, if its price is the usual one. */
    deal: RunningDeal | null;
    /** The lower price because of which it is in none. */
    outOfDeals: PriceOffer['kind'] | null;
    problem: LineProblem | null;
  };

/**
 * Joins the lines of a draft with their variants. A variant that no longer exists invalidates the draft. `had` are the units that the
 * buyer has at prices with a limit, by `offerKey`, and `deals` those that run in the shops.
 */
export function orderedLines(
  draft: readonly DraftLine[],
  facts: readonly SkuFacts[],
  had: ReadonlyMap<string, number>,
  deals: readonly RunningDeal[],
): OrderedLine[] {
  const known = new Map(facts.map((fact) => [fact.skuId, fact]));
  const lines = draft.map(({ skuId, quantity, priceSeen, cartLineId }) => {
    const fact = known.get(skuId);
    if (!fact) throw new Refusal('preparation_over');
    return { ...fact, quantity, priceSeen, cartLineId };
  });
  const chosen = chooseOffers(lines, had);
  const sold = lines.map((line) => {
    const { price, offer, missed } = chosen.get(line.skuId) ?? { price: line.usualPrice, offer: null, missed: null };
    const idOf = (kind: PriceOffer['kind']) => (offer?.kind === kind ? offer.id : null);
    const isAtOffer = offer !== null;
    return { ...line, price, offer, isAtOffer, missed, activityId: idOf('flash'), bargainId: idOf('bargain') };
  });
  const taking = chooseDeals(sold, deals);
  return sold.map((line) => {
    const chosen = taking.get(line.skuId);
    const deal = deals.find(({ id }) => id === chosen?.dealId) ?? null;
    const outOfDeals = isOutOfDeals(line, deals) ? (line.offer?.kind ?? null) : null;
    return { ...line, deal, outOfDeals, dealOff: chosen?.off ?? money(0), problem: problemOf(line) };
  });
}

function problemOf(line: SkuFacts & { quantity: number; priceSeen: number }): LineProblem | null {
  return whyNotSoMany(line, line.quantity) ?? (line.price === line.priceSeen ? null : 'price_changed');
}

/** A changed price is only shown, and the buyer may accept it; every other problem prevents the order. */
export const blocksOrder = (problem: LineProblem | null) => problem !== null && problem !== 'price_changed';
