import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Envelope } from '#contract/core/call.ts';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import { refusalEnvelope, retryAfterSeconds } from './answers.ts';
import { log } from './log.ts';
import { mallName } from './mall-name.ts';
import { Refusal } from './refusal.ts';
import { refusalText } from './translations.ts';

// The page loads nothing else, so that it can be shown whatever is unavailable.
const fallbackPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The response when nothing else can be rendered: status, message and when to try again, as an envelope or as a page. */
export function fallbackResponse(
  thrown: unknown,
  locale: Locale,
  kind: 'json' | 'html',
): { status: number; headers: Record<string, string>; body: string } {
  const requestId = randomBytes(8).toString('hex');
  const refusal = thrown instanceof Refusal ? thrown : null;
  if (!refusal) log.error({ err: thrown, requestId }, 'the response could not be made');
  const status = refusal?.status ?? 500;
  const message = refusal
    ? refusalText(locale, refusal.reason, refusal.details)
    : refusalText(locale, 'bug', { requestId });
  const seconds = refusal && retryAfterSeconds(refusal);
  const headers = {
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(seconds !== null && { 'retry-after': String(seconds) }),
  };
  if (kind === 'json') {
    const bug = { code: status, message, reason: 'internal_error' } satisfies Envelope;
    const body = JSON.stringify(refusal ? refusalEnvelope(locale, refusal) : bug);
    return { status, headers: { ...headers, 'content-type': 'application/json' }, body };
  }
  return {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': fallbackPolicy },
    body: fallbackPage(message, locale, seconds),
  };
}

export function sendFallback(
  outgoing: ServerResponse,
  thrown: unknown,
  locale: Locale,
  kind: 'json' | 'html',
  commonHeaders: Record<string, string> = {},
): void {
  const { status, headers, body } = fallbackResponse(thrown, locale, kind);
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(status, { ...commonHeaders, ...headers }).end(body);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page reloads itself when it is worth trying again. */
function fallbackPage(message: string, locale: Locale, seconds: number | null): string {
  const again = seconds === null ? '' : `<meta http-equiv="refresh" content="${seconds}">`;
  const words = escaped(message);
  const name = escaped(mallName(locale));
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${again}<title>${name}</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;font:16px/1.6 system-ui,sans-serif;color:light-dark(#1d2129,#e8eaee);background:light-dark(#f5f6f8,#121419)}h1{margin:0;color:light-dark(#d02a15,#ff8573);font-size:32px}p{margin:12px 24px;max-width:36em}</style></head>
<body><main><h1>${name}</h1><p role="status">${words}</p></main></body>
</html>
`;
}
