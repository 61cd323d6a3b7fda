import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { sessionLifetimeSeconds } from '#contract/identity/shopper.ts';
import { pageKey } from './session-token.ts';

/** Two cookies that scripts may read, by which a page knows that someone is signed in, and the token, which they may not. */
const strategyCookie = 'auth.strategy';
const keyCookie = 'auth._token.local';
const tokenCookie = (isHttps: boolean) => (isHttps ? '__Host-auth.session' : 'auth.session');

export function readTokenCookie(context: Context, isHttps: boolean): string | null {
  return getCookie(context, tokenCookie(isHttps)) ?? null;
}

export function setSessionCookies(context: Context, token: string, isHttps: boolean): void {
  write(context, isHttps, sessionLifetimeSeconds, token, `Bearer ${pageKey(token)}`, 'local');
}

export function clearSessionCookies(context: Context, isHttps: boolean): void {
  write(context, isHttps, 0, '', '', '');
}

function write(context: Context, secure: boolean, maxAge: number, token: string, key: string, strategy: string): void {
  const shared = { path: '/', maxAge, secure, sameSite: 'Lax' } as const;
  setCookie(context, tokenCookie(secure), token, { ...shared, httpOnly: true });
  setCookie(context, keyCookie, key, shared);
  setCookie(context, strategyCookie, strategy, shared);
}
