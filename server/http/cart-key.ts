import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isBrowser } from './session.ts';

export const cartKeyLifetimeSeconds = 30 * 86_400;

const cookieName = (isHttps: boolean) => (isHttps ? '__Host-cart.key' : 'cart.key');
const headerName = 'Cart-Key';

/** The key by which a guest's cart is found: a cookie that scripts cannot read, or a header of clients that are no browsers. */
export function readCartKey(context: Context, isHttps: boolean): string | null {
  return getCookie(context, cookieName(isHttps)) || context.req.header(headerName) || null;
}

/** Hands over the key of a cart, which is good for as long from now on: a new one, or the one that the caller carries. */
export function keepCartKey(context: Context, isHttps: boolean, key = readCartKey(context, isHttps)): void {
  if (!key) return;
  if (isBrowser(context)) writeCookie(context, isHttps, key, cartKeyLifetimeSeconds);
  else context.header(headerName, key);
}

export function dropCartKey(context: Context, isHttps: boolean): void {
  if (getCookie(context, cookieName(isHttps))) writeCookie(context, isHttps, '', 0);
}

function writeCookie(context: Context, secure: boolean, key: string, maxAge: number): void {
  setCookie(context, cookieName(secure), key, { path: '/', maxAge, secure, httpOnly: true, sameSite: 'Lax' });
}
