import type { Envelope } from '#contract/core/call.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { signInOverCodes } from '#contract/core/refusals.ts';
import type { Messages } from '#locales/groups.ts';
import { loseSignIn } from '#storefront/base/client/session/sign-in-state.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { loadMessages } from '#storefront/base/i18n/messages.ts';
import { type CallMall, callFailure, isCallFailure } from './call-mall.ts';
import { isApiElsewhere, mallRequest } from './mall-request.ts';

/**
 * Asks the mall from the browser. Whatever goes wrong is shown to the shopper here, once (specification §8), so a caller
 * only has to end its loading state; the call then rejects with a CallFailure. Answers that are no JSON are handed over
 * as the Response they came in.
 */
export const callFromBrowser: CallMall = async (call, input) => {
  try {
    return await callQuietly(call, input);
  } catch (failure) {
    if (!isCallFailure(failure)) throw failure;
    throw callFailure(failure.code, await showFailure(failure.code, failure.message), failure.reason);
  }
};

/** The same, for what nobody is waiting for: a failure is the caller's business alone, and its message may be empty. */
export const callQuietly: CallMall = async (call, input) => {
  const answer = await fetch(...mallRequest(call, input)).catch(() => null);
  if (!answer) throw callFailure(0, '');
  if (!isJson(answer)) {
    if (answer.ok) return answer as never;
    throw callFailure(answer.status, '');
  }
  // A body that breaks off says nothing: least of all "false" or "none".
  const body = await answer.json().catch(() => {
    throw Object.assign(callFailure(answer.ok ? 0 : answer.status, ''), { isBroken: true });
  });
  const data = dataOf(body, answer.status);
  // Seldom, so it is not loaded with every page.
  if (isApiElsewhere())
    (await import('#storefront/base/client/session/save-api-tokens.ts')).saveApiTokens(answer.headers, data);
  return data as never;
};

/** What an answer brings, or the failure that it reports. Proxies answer with a bare status, older calls with a bare value. */
export function dataOf(body: unknown, status: number): unknown {
  const { code, message, reason, data } = envelopeOf(body, status);
  if (code === 200) return data;
  throw callFailure(code, message, reason);
}

function isJson(answer: Response): boolean {
  return /^application\/([\w.+-]+\+)?json\b/.test(answer.headers.get('Content-Type') ?? '');
}

function envelopeOf(body: unknown, status: number): Envelope {
  const isOk = status >= 200 && status <= 299;
  const { code, message, reason, data } = (typeof body === 'object' && body !== null ? body : {}) as Partial<Envelope>;
  const text = typeof message === 'string' ? message : '';
  if (typeof code === 'number')
    return { code: isOk || code !== 200 ? code : status, message: text, ...(reason && { reason }), data };
  return { code: isOk ? 200 : status, message: text, data: body };
}

/** Shows a message about a failed call, a default one where the answer has none. Returns it. */
export async function showFailure(code: number, said: string): Promise<string> {
  const { errors } = await loadMessages(splitLocale(location.pathname).locale);
  const message = said || defaultText(code, errors);
  if (!signInOverCodes.includes(code)) void toast(message, 'error');
  else if (loseSignIn()) void toast(message, 'warning', 'sign-in');
  return message;
}

function defaultText(code: number, errors: Messages['errors']): string {
  if (signInOverCodes.includes(code)) return errors.pleaseSignIn;
  switch (code) {
    case 0:
      return navigator.onLine ? errors.unreachable : errors.offlineMessage;
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
