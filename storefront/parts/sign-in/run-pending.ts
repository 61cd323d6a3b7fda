import { addAlert } from '#contract/catalogue/shopper-alerts.ts';
import { addFavourite } from '#contract/catalogue/shopper-product.ts';
import { createDraft } from '#contract/orders/shopper-checkout.ts';
import { markHelpful } from '#contract/reviews/shopper.ts';
import { followShop } from '#contract/shops/shopper-page.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import type { PendingAction } from '#storefront/base/client/session/pending-action.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { confirmPath } from '#storefront/base/links/confirm-path.ts';
import { receiveCoupons } from '#storefront/parts/coupons/receive-coupons.ts';

/**
 * Does what a guest had pressed, now that they are in, and before the page asks what is theirs. Gives where to go on, when
 * that is not where they were. A refusal has shown its message; they are signed in all the same.
 */
export async function runPending(action: PendingAction | null): Promise<string | null> {
  if (!action) return null;
  try {
    return await run(action);
  } catch {
    return null;
  }
}

async function run(action: PendingAction): Promise<string | null> {
  switch (action.name) {
    case 'buyNow': {
      const input = { preOrderType: 'buyNow' as const, orderDetails: [action.input] };
      return confirmPath((await callFromBrowser(createDraft, input)).preOrderNo);
    }
    case 'addFavourite':
      await callFromBrowser(addFavourite, action.input);
      break;
    case 'addAlert':
      await callFromBrowser(addAlert, action.input);
      break;
    case 'followShop':
      await callFromBrowser(followShop, action.input);
      break;
    case 'receiveCoupons':
      if (await receiveCoupons(action.input.couponIds)) break;
      return null;
    case 'markHelpful':
      await callFromBrowser(markHelpful, action.input);
      return null;
  }
  if (action.done) void toast(action.done, 'success', 'pending');
  return null;
}
