export type BuyWish = { productId: number; skuId: number; quantity: number };

const storageKey = 'buyWish';
const lifetimeMs = 15 * 60_000; // signing in takes a while; what is older was given up

/** What a guest wanted to buy at once, while they sign in: here, on a page of its own, or at another site and back. */
export function keepWish(wish: BuyWish): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ ...wish, at: Date.now() }));
}

export function forgetWish(): void {
  sessionStorage.removeItem(storageKey);
}

/** What was wanted of this product, once. */
export function takeWish(productId: number): BuyWish | null {
  const kept = sessionStorage.getItem(storageKey);
  if (kept === null) return null;
  try {
    const { at, ...wish } = JSON.parse(kept) as BuyWish & { at: number };
    if (wish.productId !== productId) return null;
    forgetWish();
    return Date.now() - at < lifetimeMs ? wish : null;
  } catch {
    forgetWish();
    return null; // somebody else's words under our key
  }
}
