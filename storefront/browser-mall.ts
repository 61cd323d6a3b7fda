import type { Call, Envelope } from '#contract/call.ts';
import { splitLocale } from '#contract/languages.ts';
import { localPath } from '#contract/local-path.ts';
import { signInOverCodes } from '#contract/refusals.ts';
import { type CallMall, callFailure } from './call-mall.ts';
import { dropCookie, writeCookie } from './cookies.ts';
import { loadMessages, type Messages } from './messages.ts';
import { useMall } from './store.ts';
import { toast } from './toasts.ts';

/**
 * Asks the mall from the browser. Whatever goes wrong is told to the shopper here, once (specification §8), so a caller
 * only has to end its loading state; the call then rejects with a CallFailure. Answers that are no JSON are handed over
 * as the Response they came in.
 */
export const callFromBrowser: CallMall = async (call, input) => {
  const answer = await fetch(...requestOf(call, input as Record<string, unknown>)).catch(() => null);
  if (!answer) return fail(0, '');
  if (!isJson(answer)) return answer.ok ? (answer as never) : fail(answer.status, '');
  const body: unknown = await answer.json().catch(() => null);
  const { code, message, data } = envelopeOf(body, answer.status);
  return code === 200 ? (data as never) : fail(code, message);
};

function requestOf(call: Call, input: Record<string, unknown>): [string, RequestInit] {
  const { locale } = splitLocale(location.pathname);
  const headers: Record<string, string> = { 'Form-type': 'pc', 'X-Locale': locale, Accept: 'application/json' };
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)));
    rest.delete(name);
    return value;
  });
  const base = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? '';
  const credentials = base === '' ? 'same-origin' : 'include';
  if (call.method === 'GET') {
    const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
    return [base + path + (query && `?${query}`), { headers, credentials }];
  }
  headers['Content-Type'] = 'application/json';
  return [base + path, { method: call.method, headers, credentials, body: JSON.stringify(Object.fromEntries(rest)) }];
}

function isJson(answer: Response): boolean {
  return /^application\/([\w.+-]+\+)?json\b/.test(answer.headers.get('Content-Type') ?? '');
}

/** Proxies and older calls answer with a bare status or a bare value; both become an envelope. */
function envelopeOf(body: unknown, status: number): Envelope {
  const isOk = status >= 200 && status <= 299;
  const { code, message, data } = (typeof body === 'object' && body !== null ? body : {}) as Partial<Envelope>;
  const text = typeof message === 'string' ? message : '';
  if (typeof code === 'number') return { code: isOk || code !== 200 ? code : status, message: text, data };
  return { code: isOk ? 200 : status, message: text, data: body };
}

async function fail(code: number, said: string): Promise<never> {
  const { errors } = await loadMessages(splitLocale(location.pathname).locale);
  const message = said || defaultText(code, errors);
  if (signInOverCodes.includes(code)) endSignIn(message);
  else toast(message, 'error');
  throw callFailure(code, message);
}

function defaultText(code: number, errors: Messages['errors']): string {
  if (signInOverCodes.includes(code)) return errors.pleaseSignIn;
  switch (code) {
    case 0:
      return errors.unreachable;
    case 400:
      return errors.badInput;
    case 403:
      return errors.notAllowed;
    case 404:
      return errors.noData;
    case 500:
      return errors.systemException;
    default:
      return errors.systemError;
  }
}

/** Cookies by which the browser knows that somebody is signed in; the token itself is out of a script's reach. */
const signInCookies = ['auth.strategy', 'auth._token.local'];

/** Several calls may learn at once that the sign-in is over: the flag and the toast's id make one dialog of them. */
function endSignIn(message: string): void {
  const { path } = splitLocale(location.pathname);
  writeCookie('fromPath', localPath(location.pathname + location.search));
  for (const name of signInCookies) dropCookie(name);
  localStorage.clear();
  useMall.setState({ cartNumber: 0 });
  if (path === '/') return;
  useMall.setState({ isLoginOpen: true });
  toast(message, 'warning', 'sign-in');
}
