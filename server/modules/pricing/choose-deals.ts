import type { DealKind, DealStep } from '#contract/catalogue/shopper-deals.ts';
import { type Money, money } from '#contract/core/values.ts';
import { allocate } from './allocate.ts';
import { percentOf } from './percent-of.ts';

/** What a deal takes off and of what. One of steps without products is for everything of its shop. */
export type DealTerms = {
  id: number;
  shopId: number;
  kind: DealKind;
  steps: readonly DealStep[];
  off: number | null;
  products: readonly { productId: number; units: number }[];
};

/** Units of one variant. Those that are sold at the price of a flash sale or a bargain, `isAtOffer`, take part in no deal. */
export type DealableLine = {
  skuId: number;
  productId: number;
  shopId: number;
  price: number;
  quantity: number;
  isAtOffer: boolean;
};

export type ChosenDeal = { dealId: number; off: Money };

const choicesMax = 4_096; // far more than a cart ever has; see `taken`

/**
 * In which deal each line takes part, and what that takes off it: at most one per line, so that together they take off the most;
 * of equal choices the older deals. By the variant's id; lines without a deal are left out. The parts of the lines add up to what
 * the deal takes off, and none is more than its line costs.
 */
export function chooseDeals(lines: readonly DealableLine[], deals: readonly DealTerms[]): Map<number, ChosenDeal> {
  const shops = [...Map.groupBy(lines, ({ shopId }) => shopId)];
  return new Map(
    shops.flatMap(([shopId, own]) => [
      ...chooseInShop(
        own,
        deals.filter((deal) => deal.shopId === shopId),
      ),
    ]),
  );
}

/** The same of one shop: what is bought elsewhere changes nothing here. */
function chooseInShop(lines: readonly DealableLine[], deals: readonly DealTerms[]): Map<number, ChosenDeal> {
  const sorted = lines.filter(({ isAtOffer }) => !isAtOffer).toSorted((a, b) => a.skuId - b.skuId);
  const reached = deals
    .filter((deal) => dealDiscount(deal, coveredBy(deal, sorted)) > 0)
    .toSorted((a, b) => a.id - b.id);
  const choices = sorted.map((line) => reached.filter((deal) => dealCovers(deal, line)));
  const count = choices.reduce((product, own) => product * Math.max(1, own.length), 1);
  const chosen = count <= choicesMax ? best(sorted, choices) : taken(sorted, reached);
  return partsOf(sorted, chosen);
}

export function dealCovers({ shopId, products }: DealTerms, line: Pick<DealableLine, 'shopId' | 'productId'>): boolean {
  if (line.shopId !== shopId) return false;
  return products.length === 0 || products.some(({ productId }) => productId === line.productId);
}

/** Whether a line takes part in no deal only because of its lower price: pages say so where a deal covers it. */
export const isOutOfDeals = (line: DealableLine, deals: readonly DealTerms[]): boolean =>
  line.isAtOffer && deals.some((deal) => dealCovers(deal, line));

/** What a deal takes off lines that it covers. With more units it is never less. */
export function dealDiscount(deal: DealTerms, lines: readonly DealableLine[]): Money {
  const sum = lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
  if (deal.kind === 'bundle') return money(Math.min(sum, setsIn(deal, lines) * (deal.off ?? 0)));
  const units = unitsOf(lines);
  const step = deal.steps.findLast((one) => one.units <= units);
  return money(step ? percentOf(sum, step.percent) : 0);
}

/** How many sets of a bundle the lines make. */
function setsIn({ products }: DealTerms, lines: readonly DealableLine[]): number {
  const sets = products.map(({ productId, units }) =>
    Math.floor(unitsOf(lines.filter((line) => line.productId === productId)) / units),
  );
  return sets.length === 0 ? 0 : Math.min(...sets);
}

const unitsOf = (lines: readonly DealableLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

function coveredBy(deal: DealTerms, lines: readonly DealableLine[]): DealableLine[] {
  return lines.filter((line) => dealCovers(deal, line));
}

/** The deal of each line, in the order of the lines. */
type Choice = readonly (DealTerms | undefined)[];

/** Tries every choice. Another line in a deal never makes it take off less, so a line that can be in one is in one. */
function best(lines: readonly DealableLine[], choices: readonly DealTerms[][]): Choice {
  const chosen = choices.map(([first]) => first);
  const open = [...choices.keys()].filter((place) => (choices[place]?.length ?? 0) > 1);
  let most = -1;
  let found: Choice = [];
  const tryFrom = (next: number) => {
    const place = open[next];
    if (place !== undefined) {
      for (const deal of choices[place] ?? []) {
        chosen[place] = deal;
        tryFrom(next + 1);
      }
      return;
    }
    const off = [...byDeal(lines, chosen)].reduce((sum, [deal, taking]) => sum + dealDiscount(deal, taking), 0);
    if (off > most) [most, found] = [off, [...chosen]];
  };
  tryFrom(0);
  return found;
}

/** For carts with very many choices: the deal that takes off most takes its lines, then the next one of those that are left. */
function taken(lines: readonly DealableLine[], deals: readonly DealTerms[]): Choice {
  const chosen = new Map<number, DealTerms>();
  const left = new Set(deals);
  while (left.size > 0) {
    const free = lines.filter(({ skuId }) => !chosen.has(skuId));
    const ranked = [...left]
      .map((deal) => ({ deal, off: dealDiscount(deal, coveredBy(deal, free)) }))
      .toSorted((a, b) => b.off - a.off || a.deal.id - b.deal.id);
    const [first] = ranked;
    if (!first || first.off === 0) break;
    for (const { skuId } of coveredBy(first.deal, free)) chosen.set(skuId, first.deal);
    left.delete(first.deal);
  }
  return lines.map(({ skuId }) => chosen.get(skuId));
}

function byDeal(lines: readonly DealableLine[], chosen: Choice): Map<DealTerms, DealableLine[]> {
  const found = new Map<DealTerms, DealableLine[]>();
  for (const [place, deal] of chosen.entries()) {
    const line = lines[place];
    if (!deal || !line) continue;
    const own = found.get(deal);
    if (own) own.push(line);
    else found.set(deal, [line]);
  }
  return found;
}

function partsOf(lines: readonly DealableLine[], chosen: Choice): Map<number, ChosenDeal> {
  const parts = new Map<number, ChosenDeal>();
  for (const [deal, own] of byDeal(lines, chosen)) {
    const off = dealDiscount(deal, own);
    if (off === 0) continue;
    const split = allocate(
      off,
      own.map(({ price, quantity }) => price * quantity),
    );
    for (const [place, { skuId }] of own.entries())
      parts.set(skuId, { dealId: deal.id, off: split[place] ?? money(0) });
  }
  return parts;
}
