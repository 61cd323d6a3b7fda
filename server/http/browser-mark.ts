import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isBrowser } from './session.ts';
import { hashToken, newToken } from './session-token.ts';

export const markLifetimeSeconds = 600;

const markCookie = (isHttps: boolean) => (isHttps ? '__Host-auth.browser' : 'auth.browser');
/** Stands for all clients that are not browsers: they cannot be tricked into following a link, so they need no mark. */
const noBrowser = '0'.repeat(64);

/**
 * Marks a browser with a cookie that its scripts cannot read, so that what begins in it can be ended in no other.
 * Gives the mark's hash. One mark serves everything that is under way in it.
 */
export function markBrowser(context: Context, isHttps: boolean): string {
  // On a plain address in a local network browsers do not say where a GET comes from, except by the referrer.
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

/** The hash of the mark that a caller carries; null for a browser that has none. */
export function readBrowserMark(context: Context, isHttps: boolean): string | null {
  if (!isBrowser(context)) return noBrowser;
  const mark = getCookie(context, markCookie(isHttps));
  return mark ? hashToken(mark) : null;
}
