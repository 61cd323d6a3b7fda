import { useEffect, useRef, useState } from 'react';
import * as contract from '#contract/cart/shopper.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { saveCartNumber } from '#storefront/base/client/store.ts';

export type Cart = contract.Cart;

const debounceMs = 500; // spec §5

type PendingQuantity = { number: number; timer: ReturnType<typeof setTimeout> };

export type CartState = ReturnType<typeof useCart>;

// One queue per tab, not per mount: a shopper who leaves the page and comes back sees the changes sent while leaving.
let queue: Promise<unknown> = Promise.resolve();

let sendWaiting: () => Promise<unknown> = async () => {};

/** Ends when the mall has answered every change of the cart that was made in this tab. */
export async function cartSettled(): Promise<void> {
  await sendWaiting();
  await queue;
}

/**
 * The cart as the mall says it is, and the ways to change it. Every change is answered with the whole cart, so that no
 * sum is made here; changes go out one after the other, so that the newest answer is the last one.
 */
export function useCart(loaded: Cart) {
  const [cart, setCart] = useState(loaded);
  const [from, setFrom] = useState(loaded);
  if (from !== loaded) {
    setFrom(loaded); // the page was loaded again, after signing in for example
    setCart(loaded);
  }
  const newest = useRef(cart);
  newest.current = cart;
  const [waiting, setWaiting] = useState(0);
  useEffect(() => saveCartNumber(cart.pieces), [cart]);

  /** False when the mall refused, after a message has said so. Then the cart is shown as it really is. */
  function change(ask: () => Promise<Cart>, meanwhile?: (cart: Cart) => Cart): Promise<boolean> {
    setWaiting((count) => count + 1);
    if (meanwhile) setCart(meanwhile);
    const done = queue.then(async () => {
      const before = newest.current;
      try {
        setCart(await ask());
        return true;
      } catch (failure) {
        if (!isCallFailure(failure)) throw failure;
        setCart(await callQuietly(contract.getCart, {}).catch(() => before));
        return false;
      } finally {
        setWaiting((count) => count - 1);
      }
    });
    queue = done.catch(() => {});
    return done;
  }

  const quantities = useQuantities((id, number) =>
    change(() => callFromBrowser(contract.changeQuantity, { id, number })),
  );

  return {
    cart,
    newest,
    /** True while a sum that is shown may be an old one. */
    isBusy: waiting > 0 || quantities.pendingQuantities.size > 0,
    ...quantities,
    change,
    select: (ids: number[], isSelected: boolean) =>
      change(
        () => callFromBrowser(contract.selectLines, { ids, isSelected }),
        (shown) => withSelected(shown, new Set(ids), isSelected),
      ),
  };
}

/** How many are wanted, ahead of the mall's answer: it is asked half a second after the last press. */
function useQuantities(send: (id: number, number: number) => Promise<boolean>) {
  const [pendingQuantities, setPendingQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const waiting = useRef(new Map<number, PendingQuantity>());

  async function sendNow(id: number, { number, timer }: PendingQuantity): Promise<boolean> {
    clearTimeout(timer);
    waiting.current.delete(id);
    const isDone = await send(id, number);
    setPendingQuantities((known) => {
      if (known.get(id) !== number) return known; // it was changed again meanwhile
      const rest = new Map(known);
      rest.delete(id);
      return rest;
    });
    return isDone;
  }

  /** Sends what still waits. False when something was refused. */
  async function flush(): Promise<boolean> {
    const answers = await Promise.all([...waiting.current].map(([id, pending]) => sendNow(id, pending)));
    return answers.every(Boolean);
  }

  function setQuantity(id: number, number: number): void {
    setPendingQuantities((known) => new Map(known).set(id, number));
    clearTimeout(waiting.current.get(id)?.timer);
    const timer = setTimeout(() => {
      const pending = waiting.current.get(id);
      if (pending) void sendNow(id, pending);
    }, debounceMs);
    waiting.current.set(id, { number, timer });
  }

  // A shopper who leaves the page within the half second still meant the change.
  const latestFlush = useRef(flush);
  latestFlush.current = flush;
  useEffect(() => {
    sendWaiting = () => latestFlush.current();
    const flushNow = () => void latestFlush.current();
    addEventListener('pagehide', flushNow);
    return () => {
      removeEventListener('pagehide', flushNow);
      flushNow();
    };
  }, []);

  return { pendingQuantities, setQuantity, flush };
}

function withSelected(cart: Cart, ids: ReadonlySet<number>, isSelected: boolean): Cart {
  const shops = cart.shops.map((shop) => ({
    ...shop,
    lines: shop.lines.map((line) => (ids.has(line.id) ? { ...line, isSelected } : line)),
  }));
  return { ...cart, shops };
}
