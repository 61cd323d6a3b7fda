import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usualCountry } from '#contract/core/usual-country.ts';
import { applyBestMix, type Choices, computePrice, type Quote } from '#contract/orders/shopper-checkout.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { readCountry } from '#storefront/base/client/saved/delivery-country.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { type Changes, changesBetween, choicesOf, withoutCoupons } from './choices.ts';

/**
 * The quote that is shown and the choices that are made. Every change asks the mall; the newest answer wins, and until it
 * is there the amounts before it stay, marked as pending. A choice that the mall refuses is taken back.
 */
export function useCheckout(loaded: Quote) {
  const t = useTranslations('checkout');
  const [quote, setQuote] = useState(loaded);
  const [choices, setChoices] = useState<Choices>(() => choicesOf(loaded));
  const [changes, setChanges] = useState<Changes | null>(null);
  const [isAsking, setAsking] = useState(false);
  const newest = useRef(0);
  const { preOrderNo } = loaded;
  const locale = useLocale();

  // The server knows the country of the language only; this browser may know a better one to estimate for.
  const estimateHere = useEffectEvent(() => {
    if (loaded.freightEstimate === null || readCountry(locale) === usualCountry[locale]) return;
    void ask([() => callQuietly(computePrice, { preOrderNo, country: readCountry(locale), ...choices })]);
  });
  useEffect(() => estimateHere(), []);

  /** Shows the answer to the newest question only; gives null to all others. */
  async function ask(tries: readonly (() => Promise<Quote>)[]): Promise<{ answer: Quote; tried: number } | null> {
    const mine = ++newest.current;
    setAsking(true);
    try {
      for (const [tried, attempt] of tries.entries()) {
        const answer = await attempt().catch(() => null);
        if (mine !== newest.current) return null;
        if (answer) {
          setQuote(answer);
          setChoices(choicesOf(answer));
          return { answer, tried };
        }
      }
      setChoices(choicesOf(quote));
      return null;
    } finally {
      if (mine === newest.current) setAsking(false);
    }
  }

  async function choose(next: Choices): Promise<void> {
    setChoices(next);
    setChanges(null);
    const loud = (choices: Choices) => () =>
      callFromBrowser(computePrice, { preOrderNo, country: readCountry(locale), ...choices });
    // A shop's coupon may take so much off that the mall's own no longer fits: then that one gives way.
    const isCrowded = next.platformCouponId !== null && next.platformCouponId === choices.platformCouponId;
    const found = await ask(
      isCrowded
        ? [
            () => callQuietly(computePrice, { preOrderNo, country: readCountry(locale), ...next }),
            loud({ ...next, platformCouponId: null }),
          ]
        : [loud(next)],
    );
    if (found?.tried) void toast(t('platformCouponLeft'), 'info', 'checkout');
  }

  /** Receives the coupons that are missing to the best mix and chooses all of it. */
  async function applyBest(): Promise<void> {
    setChanges(null);
    await ask([() => callFromBrowser(applyBestMix, { preOrderNo, country: readCountry(locale), ...choices })]);
  }

  /** After a refusal: asks what it comes to now, and marks what is not as it was shown. */
  async function lookAgain(): Promise<void> {
    const shown = quote;
    const found = await ask([
      () => callQuietly(computePrice, { preOrderNo, country: readCountry(locale), ...choices }),
      () => callQuietly(computePrice, { preOrderNo, country: readCountry(locale), ...withoutCoupons(choices) }),
    ]);
    setChanges(found && changesBetween(shown, found.answer));
  }

  return { quote, choices, changes, isPending: useSteadyPending(isAsking), choose, applyBest, lookAgain };
}

export type Checkout = ReturnType<typeof useCheckout>;
