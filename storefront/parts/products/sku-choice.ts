import type { Sku } from '#contract/catalogue/shopper-product.ts';

/** What stands chosen when nobody has chosen: the first combination that can be bought, else the first of all. */
export function firstSku(skus: readonly Sku[]): Sku | null {
  return skus.find(({ stock }) => stock > 0) ?? skus[0] ?? null;
}

/** The combination that an address names; null when it names none of these. */
export function findSku(skus: readonly Sku[], id: string | null): Sku | null {
  return skus.find((sku) => String(sku.id) === id) ?? null;
}

/**
 * Whether a value can be had: together with what else is chosen, only together with something else, or not at all.
 * A combination that does not exist counts as one without stock.
 */
export type ValueState = 'here' | 'elsewhere' | 'gone';

export function stateOfValue(skus: readonly Sku[], chosen: Sku, option: number, value: string): ValueState {
  const having = skus.filter((sku) => sku.values[option] === value && sku.stock > 0);
  if (having.length === 0) return 'gone';
  return having.some((sku) => differences(sku, chosen, option) === 0) ? 'here' : 'elsewhere';
}

/**
 * The combination with this value that keeps most of what else is chosen and can be bought. So choosing never ends in a
 * combination that is sold out, and never in a corner that no single choice leads out of.
 */
export function chooseValue(skus: readonly Sku[], chosen: Sku, option: number, value: string): Sku | null {
  const having = skus.filter((sku) => sku.values[option] === value && sku.stock > 0);
  const fewest = Math.min(...having.map((sku) => differences(sku, chosen, option)));
  return having.find((sku) => differences(sku, chosen, option) === fewest) ?? null;
}

/** In how many options other than this one two combinations differ. */
function differences(one: Sku, other: Sku, option: number): number {
  return one.values.filter((value, at) => at !== option && value !== other.values[at]).length;
}
