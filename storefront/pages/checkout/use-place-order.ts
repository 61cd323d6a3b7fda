import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import type { PayType } from '#contract/payments/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { recountCart } from '#storefront/base/client/recount-cart.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { cardPath, isCard, resultPath } from '#storefront/base/links/pay-paths.ts';
import { withNotes } from './choices.ts';
import type { Checkout } from './use-checkout.ts';

type Entered = { notes: Readonly<Record<number, string>>; payType: PayType | null };

const mayHaveChanged = [400, 404, 409]; // what the mall answers when the order cannot be placed as it was shown

/** Orders what is shown, once, and goes on to paying it. What the mall finds changed is shown, and asked again. */
export function usePlaceOrder({ quote, choices, lookAgain }: Checkout, { notes, payType }: Entered) {
  const t = useTranslations('checkout');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const { isBusy, press } = useSubmitGuard();
  const [placedNo, setPlacedNo] = useState<string | null>(null);

  function missing(): 'address-choice' | 'pay-method' | null {
    if (quote.needsAddress && choices.addressId === null) return 'address-choice';
    return payType === null && quote.payable > 0 ? 'pay-method' : null;
  }

  function place() {
    const lacking = missing();
    if (lacking) {
      const part = document.getElementById(lacking);
      part?.scrollIntoView({ block: 'center' });
      part?.focus({ preventScroll: true });
      void toast(t(lacking === 'address-choice' ? 'noAddressYet' : 'noMethodYet'), 'warning', 'checkout');
      return;
    }
    const input = { preOrderNo: quote.preOrderNo, quoteKey: quote.quoteKey, ...withNotes(choices, notes) };
    void press(input, async () => {
      try {
        const { orderNo, payable } = await callFromBrowser(placeOrder, input);
        void recountCart();
        continueToPayment(orderNo, payable);
      } catch (failure) {
        if (isCallFailure(failure) && mayHaveChanged.includes(failure.code)) await lookAgain();
        throw failure;
      }
    });
  }

  /** In the place of this page: what it was for is done, and going back leads to the cart. */
  function continueToPayment(orderNo: string, payable: number) {
    if (payable === 0) navigate(mallPath(resultPath(orderNo)), { replace: true });
    else if (payType && isCard(payType)) navigate(mallPath(cardPath(orderNo, payType)), { replace: true });
    else setPlacedNo(orderNo);
  }

  return { isBusy, place, placedNo };
}
