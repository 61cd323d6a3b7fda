import { type CartDeal, cartDealsMax } from '#contract/cart/shopper.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { listNamesAtUsualPrice, type RunningDeal } from '#server/modules/catalogue/index.ts';
import { dealCovers } from '#server/modules/pricing/index.ts';

type Counted = {
  sku: { productId: number; shopId: number };
  quantity: number;
  offer: object | null;
  isSelected: boolean;
  dealId: number | null;
  dealOff: number;
};
export type Names = ReadonlyMap<number, string>;

/** The names of what is missing for bundles of which something is selected, as far as it is sold at its usual price. */
export async function listMissing(rows: readonly Counted[], deals: readonly RunningDeal[], locale: Locale) {
  const near = deals.filter((deal) => deal.kind === 'bundle' && countedIn(deal, rows).length > 0);
  const ids = near.flatMap((deal) => missingIn(deal, countedIn(deal, rows))?.productId ?? []);
  return listNamesAtUsualPrice([...new Set(ids)], locale);
}

/** What the deals of a shop do for the selected lines, and what has to be added to save more. Those that do most come first. */
export function cartDeals(
  rows: readonly Counted[],
  deals: readonly RunningDeal[],
  names: Names,
  locale: Locale,
): CartDeal[] {
  return deals
    .flatMap((deal): CartDeal[] => {
      const off = rows.reduce((sum, row) => (row.dealId === deal.id ? sum + row.dealOff : sum), 0);
      const next = nextOf(deal, countedIn(deal, rows), names);
      if (off === 0 && !next) return [];
      return [{ id: deal.id, kind: deal.kind, name: localized(deal.name, locale), off: money(off), next }];
    })
    .toSorted((a, b) => b.off - a.off || a.id - b.id)
    .slice(0, cartDealsMax);
}

/** The selected lines that count for a deal: those in it, and those that are in none. */
function countedIn(deal: RunningDeal, rows: readonly Counted[]): Counted[] {
  return rows.filter(
    ({ sku, isSelected, offer, dealId }) =>
      isSelected && offer === null && dealCovers(deal, sku) && (dealId === null || dealId === deal.id),
  );
}

const unitsOf = (rows: readonly Counted[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);

function nextOf(deal: RunningDeal, counted: readonly Counted[], names: Names): CartDeal['next'] {
  if (counted.length === 0) return null;
  if (deal.kind === 'steps') {
    const units = unitsOf(counted);
    const step = deal.steps.find((each) => each.units > units);
    return step ? { units: step.units - units, percent: step.percent, off: null, product: null } : null;
  }
  const missing = missingIn(deal, counted);
  const name = missing && names.get(missing.productId);
  if (!missing || !name || deal.off === null) return null;
  const product = { id: missing.productId, name };
  return { units: missing.units, percent: null, off: money(deal.off), product };
}

/** What the first set still needs, if that is one product; null once there is a set. */
function missingIn(deal: RunningDeal, counted: readonly Counted[]) {
  const missing = deal.products.flatMap(({ productId, units }) => {
    const more = units - unitsOf(counted.filter(({ sku }) => sku.productId === productId));
    return more > 0 ? [{ productId, units: more }] : [];
  });
  return missing.length === 1 ? missing[0] : null;
}
