import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of a page's inline scripts: cached pages cannot carry a nonce. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, script] of html.matchAll(inlineScript)) {
    if (script) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes];
}

/** Added on the card page: the form for the card number is Stripe's, so that the mall never sees the number. */
const stripeSources = {
  script: ' https://js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ['frame-src https://js.stripe.com https://hooks.stripe.com'],
};
const noSources = { script: '', connect: '', frame: [] };

/** What a page may run and load. `scripts` allows its inline scripts, by hashes or by a nonce. */
export function contentSecurityPolicy(scripts: readonly string[], apiUrl: string, takesCards = false): string {
  const others = takesCards ? stripeSources : noSources;
  return [
    "default-src 'self'",
    // 'strict-dynamic' would block the modules that a hashed inline script imports, so only pages with a nonce use it.
    `script-src ${scripts.some((source) => source.startsWith("'nonce-")) ? "'strict-dynamic'" : "'self'"} ${scripts.join(' ')}`.trim() +
      others.script,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${apiUrl}`.trim() + others.connect,
    ...others.frame,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    'report-uri /api/front/report/csp',
  ].join('; ');
}

/** What the console may run and load: its style sheets are written by scripts, so they need the nonce too. */
export function consolePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    'report-uri /api/front/report/csp',
  ].join('; ');
}

/** For development: Vite's inline scripts and styles change all the time, so anything may run. */
export const developmentPolicy = "base-uri 'none'; frame-ancestors 'none'";

/** Headers of every response. */
export function commonHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** For responses that are data or files: nothing in them may run, should a browser ever show one as a page. */
export const sandboxPolicy = "default-src 'none'; sandbox";
