import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isBrowser } from './session.ts';
import { hashToken, newToken } from './session-token.ts';

export const markLifetimeSeconds = 600;

const markCookie = (isHttps: boolean) => (isHttps ? '__Host-auth.browser' : 'auth.browser');
/** Stands for every client that is not a browser: such a client cannot be tricked into following a link, so it needs no mark. */
const noBrowser = '0'.repeat(64);

/**
 * Marks a browser with a cookie that its scripts cannot read, so that what was started in this browser (a sign-in with a
 * provider, for example) can be completed in no other. Returns the hash of the mark. One mark serves every attempt in that browser.
 */
export function markBrowser(context: Context, isHttps: boolean): string {
  // On plain HTTP in a local network, browsers send neither Origin nor Sec-Fetch-Site with a GET, only the referrer.
  if (!isBrowser(context) && context.req.header('referer') === undefined) return noBrowser;
  const name = markCookie(isHttps);
  const mark = getCookie(context, name) || newToken();
  setCookie(context, name, mark, {
    path: '/',
    maxAge: markLifetimeSeconds,
    secure: isHttps,
    httpOnly: true,
    sameSite: 'Lax',
  });
  return hashToken(mark);
}

/** The hash of the caller's mark; null for a browser that has none. */
export function readBrowserMark(context: Context, isHttps: boolean): string | null {
  if (!isBrowser(context)) return noBrowser;
  const mark = getCookie(context, markCookie(isHttps));
  return mark ? hashToken(mark) : null;
}
