import { sessionLifetimeSeconds } from '#contract/identity/shopper.ts';
import { cartKeyCookie, chatKeyCookie, keyCookie } from '#storefront/base/client/calls/mall-request.ts';
import { writeCookie } from '#ui/browser/cookies.ts';
import { strategyCookie } from './sign-in-state.ts';

const guestKeyLifetimeSeconds = 30 * 86_400;

/** Saves the session token and a guest's keys that an API on another origin returns, since it cannot set cookies here. */
export function saveApiTokens(headers: Headers, data: unknown): void {
  const cartKey = headers.get('Cart-Key');
  if (cartKey) writeCookie(cartKeyCookie, cartKey, guestKeyLifetimeSeconds);
  const chatKey = headers.get('Chat-Key');
  if (chatKey) writeCookie(chatKeyCookie, chatKey, guestKeyLifetimeSeconds);
  const token = typeof data === 'object' && data !== null && 'token' in data && 'uid' in data ? data.token : null;
  if (typeof token !== 'string') return;
  writeCookie(keyCookie, `Bearer ${token}`, sessionLifetimeSeconds);
  writeCookie(strategyCookie, 'local', sessionLifetimeSeconds);
}
