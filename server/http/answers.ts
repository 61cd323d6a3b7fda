import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Envelope } from '#contract/call.ts';
import { isLockTimeout } from '#server/database/lock-timeout.ts';
import { log } from './log.ts';
import { Refusal } from './refusal.ts';
import { requestLocale } from './request-locale.ts';
import { refusalText } from './translations.ts';

export function succeed(context: Context, data: unknown): Response {
  return context.json({ code: 200, message: 'success', data } satisfies Envelope, 200);
}

/** Turns whatever was thrown into the envelope: a refusal in the caller's words, anything else as a bug with its number. */
export function answerThrown(thrown: unknown, context: Context): Response {
  const refusal = asRefusal(thrown);
  context.header('Cache-Control', 'no-store');
  const locale = requestLocale((name) => context.req.header(name));
  if (!refusal) {
    const requestId = context.get('requestId');
    log.error({ err: thrown, requestId, path: context.req.path }, 'a bug');
    const message = refusalText(locale, 'bug', { requestId });
    return context.json({ code: 500, message, reason: 'internal_error' } satisfies Envelope, 500);
  }
  const { status, reason, details } = refusal;
  if (reason === 'picture_not_stored') context.header('Retry-After', '300');
  if (reason === 'too_many_tries') context.header('Retry-After', String(details.seconds ?? 60));
  return context.json(
    { code: status, message: refusalText(locale, reason, details), reason } satisfies Envelope,
    status as ContentfulStatusCode,
  );
}

function asRefusal(thrown: unknown): Refusal | null {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof HTTPException && thrown.status === 413) return new Refusal('too_large');
  if (thrown instanceof HTTPException && thrown.status < 500) return new Refusal('bad_input', { field: '' });
  // The pool could not hand out a connection in time: the mall is overloaded, not broken.
  if (thrown instanceof Error && /timeout exceeded when trying to connect/.test(thrown.message))
    return new Refusal('busy');
  // So many want one thing that its turn did not come: nothing was done, and it can be tried again.
  if (isLockTimeout(thrown)) return new Refusal('busy');
  return null;
}
