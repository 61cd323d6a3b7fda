import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { splitLocale, withLocale } from '#contract/core/languages.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { bringCart } from '#storefront/base/client/session/merge-guest-cart.ts';
import { takeCarried } from '#storefront/base/client/session/pending-action.ts';
import { readUser } from '#storefront/base/client/session/session-check.ts';
import { takeReturn } from '#storefront/base/client/session/sign-in-state.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { runPending } from '#storefront/parts/sign-in/run-pending.ts';
import type { SocialName, SocialReturn } from '#storefront/parts/sign-in/social-return.ts';
import { endSignIn, isOurTwitterToken } from '#storefront/parts/sign-in/social-sign-in.ts';

/** What went wrong: one of our own reasons, or the mall's words. */
export type Failure = 'foreign' | 'failed' | { said: string };

// React runs effects twice while developing, and what came back can be used only once.
const endings = new Map<string, Promise<Failure | null>>();

/** Ends the sign-in and leaves the page; gives what went wrong, or null while nothing has. */
export function useSocialEnding(provider: SocialName, returned: SocialReturn): Failure | null {
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const isGiven = returned.kind === 'given';
  const key = isGiven ? returned.key : '';
  const proof = isGiven ? returned.proof : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once for what came back, whatever else changes
  useEffect(() => {
    if (!key) return;
    const once = `${provider} ${key} ${proof}`;
    const ending = endings.get(once) ?? end(provider, { key, proof });
    endings.set(once, ending);
    let isHere = true;
    // The way back is taken up before who came in is asked for: should that fail, this page would be remembered.
    const leave = async () => {
      useMall.setState({ isLoginOpen: false });
      const path = takeReturn() ?? mallPath('/');
      const { locale } = splitLocale(path);
      const [next] = await Promise.all([runPending(takeCarried()), bringCart(locale)]);
      await navigate(next === null ? path : withLocale(locale, next), { replace: true });
      await readUser();
    };
    void ending.then((outcome) => {
      if (!isHere) return;
      if (outcome) setFailure(outcome);
      else void leave();
    });
    return () => {
      isHere = false;
    };
  }, [provider, key, proof]);
  return failure;
}

async function end(provider: SocialName, given: { key: string; proof: string }): Promise<Failure | null> {
  if (provider === 'twitter' && !isOurTwitterToken(given.key)) return 'foreign';
  try {
    await endSignIn(provider, given);
  } catch (failure) {
    return isCallFailure(failure) && failure.message ? { said: failure.message } : 'failed';
  }
  return null;
}
