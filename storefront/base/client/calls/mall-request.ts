import type { Call } from '#contract/core/call.ts';
import { fillPath } from '#contract/core/fill-path.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { readCookie } from '#ui/browser/cookies.ts';

/** The cookie that holds "Bearer " and the key that goes with the session: see the server's session-token.ts. */
export const keyCookie = 'auth._token.local';
const prefixLength = 'Bearer '.length; // spec §7: the stored token without its 7-character prefix

/** Stores the key of a guest's cart while the API is on another origin. */
export const cartKeyCookie = 'cart.key';
/** The same for a guest's conversations. */
export const chatKeyCookie = 'chat.key';

export const apiBase = () => document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? '';

/** Whether calls go to another origin (`API_URL`): then no cookie goes with them, and none can be set by them. */
export function isApiElsewhere(): boolean {
  const base = apiBase();
  return base !== '' && new URL(base).origin !== location.origin;
}

/** How a call is written for fetch: address, headers, and a body of the kind that the contract names. */
export function mallRequest(call: Call, input: unknown): [string, RequestInit & { headers: Record<string, string> }] {
  const base = apiBase();
  const isElsewhere = isApiElsewhere();
  const credentials = isElsewhere ? 'omit' : 'same-origin';
  const headers = headersNow(isElsewhere);
  // The request completes even when the shopper leaves the page right after the click.
  const keepalive = true;
  if (call.body === 'value') {
    headers['Content-Type'] = 'application/json';
    return [base + call.path, { method: call.method, headers, credentials, keepalive, body: JSON.stringify(input) }];
  }
  const filled = fillPath(call.path, input as Record<string, unknown>);
  const path = filled.path;
  const rest = Object.entries(filled.rest).filter(([, value]) => value !== undefined && value !== null);
  if (call.method === 'GET') {
    const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
    return [base + path + (query && `?${query}`), { headers, credentials }];
  }
  if (call.body === 'form' || call.body === 'file') {
    const body = new FormData();
    for (const [name, value] of rest) body.append(name, value instanceof Blob ? value : String(value));
    return [base + path, { method: call.method, headers, credentials, body }];
  }
  headers['Content-Type'] = 'application/json';
  const body = JSON.stringify(Object.fromEntries(rest));
  return [base + path, { method: call.method, headers, credentials, keepalive, body }];
}

function headersNow(isElsewhere: boolean): Record<string, string> {
  const { locale } = splitLocale(location.pathname);
  const key = readCookie(keyCookie)?.slice(prefixLength);
  const cartKey = isElsewhere && readCookie(cartKeyCookie);
  const chatKey = isElsewhere && readCookie(chatKeyCookie);
  return {
    'Form-type': 'pc',
    'X-Locale': locale,
    Accept: 'application/json',
    ...(key && { Authorization: `Bearer ${key}` }),
    ...(cartKey && { 'Cart-Key': cartKey }),
    ...(chatKey && { 'Chat-Key': chatKey }),
  };
}
