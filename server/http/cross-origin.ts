import type { Context, MiddlewareHandler } from 'hono';

// Front-ends on other origins: the mall answers those that ALLOWED_ORIGINS lists. They never act by cookie, only by the
// token that they are given when someone signs in, so no page of theirs can act for who is signed in on the mall's own.

const requestHeaders = ['Authorization', 'Content-Type', 'Form-type', 'X-Locale', 'Idempotency-Key', 'Cart-Key'];
const answerHeaders = ['Retry-After', 'X-Request-Id', 'Cart-Key'];
const preflightSeconds = 600;

/** What an answer says to a page of this origin. Nothing to one that is not listed: its browser then hides the answer from it. */
export function crossOriginHeaders(
  origin: string | undefined,
  allowedOrigins: readonly string[],
): Record<string, string> {
  if (origin === undefined || !allowedOrigins.includes(origin)) return {};
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': answerHeaders.join(', ') };
}

/** Lets pages of the listed origins make calls: answers what their browsers ask beforehand, and marks every answer. */
export function allowOrigins(allowedOrigins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    if (allowedOrigins.length === 0) return next();
    const headers = crossOriginHeaders(context.req.header('origin'), allowedOrigins);
    const isPreflight =
      context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') !== undefined;
    if (isPreflight && 'Access-Control-Allow-Origin' in headers) {
      context.header('Access-Control-Allow-Methods', 'GET, POST');
      context.header('Access-Control-Allow-Headers', requestHeaders.join(', '));
      context.header('Access-Control-Max-Age', String(preflightSeconds));
      context.res = context.body(null, 204);
    } else {
      await next();
    }
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    context.header('Vary', 'Origin', { append: true });
  };
}

/** Whether a call comes from a page on another, listed origin: then whatever cookies it carries mean nothing. */
export function isFromAllowedOrigin(context: Context, allowedOrigins: readonly string[]): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined || !allowedOrigins.includes(origin)) return false;
  // The mall's own pages may be listed too, for an API with an address of its own.
  const site = context.req.header('sec-fetch-site');
  return site ? site !== 'same-origin' : new URL(origin).host !== context.req.header('host');
}
