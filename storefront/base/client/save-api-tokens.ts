import { sessionLifetimeSeconds } from '#contract/identity/shopper.ts';
import { writeCookie } from './cookies.ts';
import { cartKeyCookie, keyCookie } from './mall-request.ts';
import { strategyCookie } from './sign-in-state.ts';

const cartKeyLifetimeSeconds = 30 * 86_400;

/** Keeps what an API on another origin hands over, since it can set no cookies here: a session's token, a cart's key. */
export function saveApiTokens(headers: Headers, data: unknown): void {
  const cartKey = headers.get('Cart-Key');
  if (cartKey) writeCookie(cartKeyCookie, cartKey, cartKeyLifetimeSeconds);
  const token = typeof data === 'object' && data !== null && 'token' in data && 'uid' in data ? data.token : null;
  if (typeof token !== 'string') return;
  writeCookie(keyCookie, `Bearer ${token}`, sessionLifetimeSeconds);
  writeCookie(strategyCookie, 'local', sessionLifetimeSeconds);
}
