import { splitLocale } from '#contract/core/languages.ts';
import {
  beginSocialSignIn,
  endSocialSignIn,
  requestTwitterToken,
  type SignedIn,
  type SocialProvider,
  signInByTwitter,
} from '#contract/identity/shopper.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { carryPending } from '#storefront/base/client/session/pending-action.ts';
import { rememberReturn } from '#storefront/base/client/session/sign-in-state.ts';
import { dropCookie, readCookie, writeCookie } from '#ui/browser/cookies.ts';
import type { SocialName } from './social-return.ts';

const tokenCookie = 'twitterToken';
const tokenLifetimeSeconds = 600; // as long as the attempt

/** Goes to Twitter to sign in. Resolves when the browser is on its way; a failure has shown its message already. */
export async function beginTwitter(): Promise<void> {
  const begun = await callFromBrowser(requestTwitterToken, { end: 'pc' });
  // Specification §6: saved in a cookie until the browser is back. The secret that goes with it stays on the server.
  writeCookie(tokenCookie, JSON.stringify(begun), tokenLifetimeSeconds);
  goTo(begun.authorizationURL);
}

export const beginGoogle = () => begin('google');
export const beginFacebook = () => begin('facebook');

async function begin(provider: SocialProvider): Promise<void> {
  goTo((await callFromBrowser(beginSocialSignIn, { provider })).authorizationURL);
}

/** Goes to the provider and remembers the current page. On a page that is only for signing in, the earlier return path stays. */
function goTo(authorizationUrl: string): void {
  const url = URL.parse(authorizationUrl);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') throw new Error('A provider is a web page');
  const { path } = splitLocale(location.pathname);
  if (!/^\/(?:login|register|middlewares\/)/.test(path)) rememberReturn(location.pathname + location.search);
  carryPending();
  location.assign(url);
}

/** Whether the Twitter token that came back is the one this browser left with. The cookie is used up. */
export function isOurTwitterToken(token: string): boolean {
  const saved = readCookie(tokenCookie);
  dropCookie(tokenCookie);
  try {
    return (JSON.parse(saved ?? '') as { token?: unknown } | null)?.token === token;
  } catch {
    return false; // no cookie, or one that this page did not write
  }
}

/** Ends a sign-in with what the provider's page sent back. The page that asks shows what goes wrong. */
export function endSignIn(provider: SocialName, { key, proof }: { key: string; proof: string }): Promise<SignedIn> {
  return provider === 'twitter'
    ? callQuietly(signInByTwitter, { oauthToken: key, oauthVerifier: proof })
    : callQuietly(endSocialSignIn, { provider, code: proof, state: key });
}
