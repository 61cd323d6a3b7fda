import type { lineProblems } from '#contract/orders/shopper-checkout.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type SkuFacts, whyNotSoMany } from '#server/modules/catalogue/index.ts';
import type { DraftLine } from '#server/modules/orders/tables.ts';
import type { OrderLine } from '#server/modules/pricing/index.ts';

export type LineProblem = (typeof lineProblems)[number];

/** A line of a draft with its variant as it is now, and the price at which it would be sold. */
export type OrderedLine = OrderLine &
  Omit<SkuFacts, keyof OrderLine> & {
    priceSeen: number;
    cartLineId: number | null;
    problem: LineProblem | null;
  };

/** Joins the lines of a draft with their variants. A variant that no longer exists invalidates the draft. */
export function orderedLines(draft: readonly DraftLine[], facts: readonly SkuFacts[]): OrderedLine[] {
  const known = new Map(facts.map((fact) => [fact.skuId, fact]));
  const wanted = unitsByProduct(draft);
  return draft.map(({ skuId, productId, quantity, priceSeen, cartLineId }) => {
    const fact = known.get(skuId);
    if (!fact) throw new Refusal('preparation_over');
    // A flash sale with fewer units left than wanted sells none at its price, rather than refusing the order for ever.
    const isFlash = fact.activityId !== null && (wanted.get(productId) ?? 0) <= fact.flashLeft;
    const sold = {
      ...fact,
      quantity,
      priceSeen,
      cartLineId,
      price: isFlash ? fact.price : fact.usualPrice,
      activityId: isFlash ? fact.activityId : null,
    };
    return { ...sold, problem: problemOf(sold) };
  });
}

function unitsByProduct(draft: readonly DraftLine[]): Map<number, number> {
  const units = new Map<number, number>();
  for (const { productId, quantity } of draft) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return units;
}

function problemOf(line: SkuFacts & { quantity: number; priceSeen: number }): LineProblem | null {
  return whyNotSoMany(line, line.quantity) ?? (line.price === line.priceSeen ? null : 'price_changed');
}

/** A changed price is only shown, and the buyer may accept it; every other problem prevents the order. */
export const blocksOrder = (problem: LineProblem | null) => problem !== null && problem !== 'price_changed';
