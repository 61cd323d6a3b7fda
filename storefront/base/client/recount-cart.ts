import { countCart } from '#contract/cart/shopper.ts';
import { callQuietly } from './calls/browser-mall.ts';
import { saveCartNumber } from './store.ts';

/** Brings the number in the header in line with the cart, after something left it or came into it elsewhere. */
export async function recountCart(): Promise<void> {
  const counted = await callQuietly(countCart, {}).catch(() => null);
  if (counted) saveCartNumber(counted.count);
}
