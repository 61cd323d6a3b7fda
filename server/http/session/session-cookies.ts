import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { sessionLifetimeSeconds } from '#contract/identity/shopper.ts';
import { pageKey } from './session-token.ts';

/** Two cookies that scripts may read, by which a page knows that someone is signed in, and the token, which they may not. */
const strategyCookie = 'auth.strategy';
const keyCookie = 'auth._token.local';
const tokenCookie = (isHttps: boolean) => (isHttps ? '__Host-auth.session' : 'auth.session');
/** The token of the console. It is never sent along with a link from elsewhere. */
const consoleCookie = (isHttps: boolean) => (isHttps ? '__Host-console.session' : 'console.session');

export function readTokenCookie(context: Context, isHttps: boolean): string | null {
  return getCookie(context, tokenCookie(isHttps)) ?? null;
}

/** Of a request that has not reached the API yet, by the header of its cookies. */
export function consoleTokenIn(cookies: string, isHttps: boolean): string | null {
  const name = consoleCookie(isHttps);
  return parse(cookies, name)[name] ?? null;
}

export function readConsoleCookie(context: Context, isHttps: boolean): string | null {
  return getCookie(context, consoleCookie(isHttps)) ?? null;
}

/** Without `token` the cookie is cleared. It ends with the browser; until then the session's idle limit holds. */
export function setConsoleCookie(context: Context, token: string | null, isHttps: boolean): void {
  const shared = { path: '/', secure: isHttps, sameSite: 'Strict', httpOnly: true } as const;
  setCookie(context, consoleCookie(isHttps), token ?? '', token ? shared : { ...shared, maxAge: 0 });
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
