import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isBrowser } from './session.ts';
import { hashToken } from './session-token.ts';

export const guestKeyLifetimeSeconds = 30 * 86_400;

/** What guests have without an account, each under a key of its own. */
const guestKeys = {
  cart: { cookie: 'cart.key', header: 'Cart-Key' },
  chat: { cookie: 'chat.key', header: 'Chat-Key' },
} as const;

export type GuestKey = {
  /** The hash of the key that the caller carries, or null. */
  hash(): string | null;
  /** Gives the caller a new key, or extends the lifetime of the one they have. */
  give(newKey?: string): void;
  /** Removes the key, since what it opened no longer exists. */
  drop(): void;
};

/**
 * The key of what a guest has: a cookie that scripts cannot read, or a header for clients that are not browsers and for pages
 * on another origin.
 */
export function openGuestKey(
  of: keyof typeof guestKeys,
  context: Context,
  isHttps: boolean,
  isForeign: boolean,
): GuestKey {
  const { cookie, header: headerName } = guestKeys[of];
  const cookieName = isHttps ? `__Host-${cookie}` : cookie;
  const inCookie = () => (isForeign ? undefined : getCookie(context, cookieName));
  const read = () => inCookie() || context.req.header(headerName) || null;
  return {
    hash() {
      const key = read();
      return key && hashToken(key);
    },
    give(newKey) {
      const key = newKey ?? read();
      if (!key) return;
      if (isBrowser(context) && !isForeign) writeCookie(context, cookieName, isHttps, key, guestKeyLifetimeSeconds);
      else context.header(headerName, key);
    },
    drop() {
      if (inCookie()) writeCookie(context, cookieName, isHttps, '', 0);
    },
  };
}

function writeCookie(context: Context, name: string, secure: boolean, key: string, maxAge: number): void {
  setCookie(context, name, key, { path: '/', maxAge, secure, httpOnly: true, sameSite: 'Lax' });
}
