import { useEffect, useState } from 'react';
import { estimateCartDelivery } from '#contract/cart/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { readChosenCountry, readCountry } from '#storefront/base/client/saved/delivery-country.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import type { Cart } from './use-cart.ts';

export type CartDelivery = OutputOf<typeof estimateCartDelivery>;

const settleMs = 200;

/** What sending the selected lines would cost, asked again whenever the cart has changed. Null until it is known. */
export function useCartDelivery(cart: Cart): CartDelivery | null {
  const locale = useLocale();
  const [known, setKnown] = useState<CartDelivery | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the cart is a new question
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(async () => {
      const chosen = readChosenCountry();
      const destination = { country: chosen ?? readCountry(locale), prefer: chosen ? 'country' : 'address' } as const;
      const answer = await callQuietly(estimateCartDelivery, destination).catch(() => null);
      if (!isLeft && answer) setKnown(answer);
    }, settleMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [cart, locale]);
  return known;
}
