import type { Context, MiddlewareHandler } from 'hono';

// Front-ends on other origins: the mall serves those that ALLOWED_ORIGINS lists. They never act by cookie, only by the token
// that they receive when someone signs in, so none of their pages can act for the person signed in on the mall's own pages.

const requestHeaders = [
  'Authorization',
  'Content-Type',
  'Form-type',
  'X-Locale',
  'Idempotency-Key',
  'Cart-Key',
  'Chat-Key',
];
const answerHeaders = ['Retry-After', 'X-Request-Id', 'Cart-Key', 'Chat-Key'];
const preflightSeconds = 600;

/** The CORS headers for a page of this origin; none for an origin that is not listed, so that the browser withholds the answer. */
export function crossOriginHeaders(
  origin: string | undefined,
  allowedOrigins: readonly string[],
): Record<string, string> {
  if (origin === undefined || !allowedOrigins.includes(origin)) return {};
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': answerHeaders.join(', ') };
}

/** Lets pages of the listed origins make calls: answers preflight requests, and adds the CORS headers to every answer. */
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

/** Whether a call comes from a page on another, listed origin: its cookies are ignored then. */
export function isFromAllowedOrigin(context: Context, allowedOrigins: readonly string[]): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined || !allowedOrigins.includes(origin)) return false;
  // The mall's own origin may be listed too, when the API has an address of its own.
  const site = context.req.header('sec-fetch-site');
  return site ? site !== 'same-origin' : new URL(origin).host !== context.req.header('host');
}
