import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isBrowser } from './session.ts';
import { hashToken } from './session-token.ts';

export const cartKeyLifetimeSeconds = 30 * 86_400;

const cookieName = (isHttps: boolean) => (isHttps ? '__Host-cart.key' : 'cart.key');
const headerName = 'Cart-Key';

export type CartKey = {
  /** The hash of the key that the caller carries, or null. */
  hash(): string | null;
  /** Gives the caller a new key, or extends the lifetime of the one they have. */
  give(newKey?: string): void;
  /** Removes the key, since the cart no longer exists. */
  drop(): void;
};

/**
 * The key of a guest's cart: a cookie that scripts cannot read, or a header for clients that are not browsers and for pages
 * on another origin.
 */
export function openCartKey(context: Context, isHttps: boolean, isForeign: boolean): CartKey {
  const inCookie = () => (isForeign ? undefined : getCookie(context, cookieName(isHttps)));
  const read = () => inCookie() || context.req.header(headerName) || null;
  return {
    hash() {
      const key = read();
      return key && hashToken(key);
    },
    give(newKey) {
      const key = newKey ?? read();
      if (!key) return;
      if (isBrowser(context) && !isForeign) writeCookie(context, isHttps, key, cartKeyLifetimeSeconds);
      else context.header(headerName, key);
    },
    drop() {
      if (inCookie()) writeCookie(context, isHttps, '', 0);
    },
  };
}

function writeCookie(context: Context, secure: boolean, key: string, maxAge: number): void {
  setCookie(context, cookieName(secure), key, { path: '/', maxAge, secure, httpOnly: true, sameSite: 'Lax' });
}
