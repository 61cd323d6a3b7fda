import { savedIds } from '#storefront/base/client/saved/saved-ids.ts';

/** The products that this browser has opened, the last first: as many as one call may ask for. */
export const viewedProducts = savedIds('viewedProducts', 30);

export function noteViewed(id: number): void {
  viewedProducts.save([id, ...viewedProducts.read().filter((other) => other !== id)]);
}

export function forgetViewed(id?: number): void {
  viewedProducts.save(id === undefined ? [] : viewedProducts.read().filter((other) => other !== id));
}
