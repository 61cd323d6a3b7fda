import { savedIds } from '#storefront/base/client/saved/saved-ids.ts';

export const comparedMax = 4; // as many as fit side by side

/** The products that were chosen to be compared, in the order of choosing. */
export const comparedProducts = savedIds('comparedProducts', comparedMax);

/** Chooses a product, or takes it out again. False when there is no room for it. */
export function toggleCompared(id: number): boolean {
  const ids = comparedProducts.read();
  if (!ids.includes(id) && ids.length >= comparedMax) return false;
  comparedProducts.save(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return true;
}

/** The address of a comparison, which can be shared. */
export function comparePath(ids: readonly number[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';
}

/** The products that an address names: known numbers, each once, not more than can be compared. */
export function comparedIn(written: string | null): number[] {
  const ids = (written ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, comparedMax);
}
