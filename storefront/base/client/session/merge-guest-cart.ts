import { mergeCart } from '#contract/cart/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { saveCartNumber } from '#storefront/base/client/store.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { loadGroups } from '#storefront/base/i18n/messages.ts';

/**
 * Someone has signed in: what they chose as a guest joins what they had. Should the mall not answer, the guest's cart
 * waits for the next time.
 */
export async function bringCart(locale: Locale): Promise<void> {
  const merged = await callQuietly(mergeCart, {}).catch(() => null);
  if (!merged) return;
  saveCartNumber(merged.cart.pieces);
  if (merged.capped.length === 0) return;
  const { cart } = await loadGroups(locale, ['cart']);
  void toast(cart.capped, 'warning', 'cart');
}
