import { addToCart } from '#contract/cart/shopper.ts';
import { createDraft } from '#contract/orders/shopper-checkout.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { saveCartNumber } from '#storefront/base/client/store.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { confirmPath } from '#storefront/base/links/confirm-path.ts';
import type { BuyRequest } from './buy-request.ts';

// Fetched with the first press of a buying button: see buy-buttons.tsx.

type Go = (path: string) => unknown;

/** Puts something into the cart, of a guest too; the number in the header follows at once. */
export async function putIntoCart(request: BuyRequest, texts: { added: string; view: string }, go: Go): Promise<void> {
  const cart = await callFromBrowser(addToCart, { lines: [request] });
  saveCartNumber(cart.pieces);
  void toast(texts.added, 'success', 'cart', { label: texts.view, onPress: () => go('/order/shopping_cart') });
}

/** Takes something straight to the confirm page. Guests sign in first, or come as visitors, and then go on. */
export async function buyNow(request: BuyRequest, go: Go): Promise<void> {
  if (!seemsSignedIn()) return askToSignIn({ mayVisit: true, action: { name: 'buyNow', input: request } });
  const { preOrderNo } = await callFromBrowser(createDraft, { preOrderType: 'buyNow', orderDetails: [request] });
  await go(confirmPath(preOrderNo));
}
