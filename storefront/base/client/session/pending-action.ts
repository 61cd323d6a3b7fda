/** What a guest pressed that only signed-in people can do, as plain data: it may have to outlive a way to another site. */
export type PendingAction =
  | { name: 'buyNow'; input: { productId: number; skuId: number; quantity: number } }
  | { name: 'addFavourite'; input: { id: number }; done?: string }
  | {
      name: 'addAlert';
      input: { skuId: number; kind: 'stock' | 'price'; belowPrice: number | null };
      done?: string;
    }
  | { name: 'followShop'; input: { id: number }; done?: string }
  | { name: 'receiveCoupons'; input: { couponIds: number[] }; done?: string }
  | { name: 'markHelpful'; input: { id: number; isHelpful: true } };

const storageKey = 'pendingAction';

// In memory, so that a reload forgets it. One place for all: what is pressed last takes the place of what was before.
let pending: PendingAction | null = null;

/** Remembers the action that needs a sign-in, to run it afterwards; clears it for actions that cannot continue by themselves. */
export function setPending(action: PendingAction | null): void {
  pending = action;
  sessionStorage.removeItem(storageKey);
}

/** What was pressed, once. */
export function takePending(): PendingAction | null {
  const action = pending;
  setPending(null);
  return action;
}

/** Before the browser leaves for another provider: only this way back counts as going on. */
export function carryPending(): void {
  if (pending) sessionStorage.setItem(storageKey, JSON.stringify(pending));
  else sessionStorage.removeItem(storageKey);
}

/** What was pressed before the browser left for another provider, once. */
export function takeCarried(): PendingAction | null {
  const saved = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  try {
    return saved === null ? null : (JSON.parse(saved) as PendingAction);
  } catch {
    return null; // not our words under our key
  }
}
