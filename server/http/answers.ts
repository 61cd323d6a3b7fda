import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Envelope } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { RefusalReason } from '#contract/core/refusals.ts';
import { databaseTrouble } from '#server/database/trouble.ts';
import { withoutPersonalData } from './describe-error.ts';
import { log } from './log.ts';
import { Refusal } from './refusal.ts';
import { requestLocale } from './request-locale.ts';
import { refusalText } from './translations.ts';

export function succeed(context: Context, data: unknown): Response {
  return context.json({ code: 200, message: 'success', data } satisfies Envelope, 200);
}

/** Turns whatever was thrown into the envelope: a refusal in the caller's language, anything else as a bug with the request id. */
export function answerThrown(thrown: unknown, context: Context): Response {
  const refusal = asRefusal(thrown);
  context.header('Cache-Control', 'no-store');
  const locale = requestLocale((name) => context.req.header(name));
  if (!refusal) {
    const requestId = context.get('requestId');
    log.error(
      { err: thrown, requestId, path: withoutPersonalData(context.req.path) },
      `${context.req.method} ${routePath(context, -1)} failed`,
    );
    const message = refusalText(locale, 'bug', { requestId });
    return context.json({ code: 500, message, reason: 'internal_error' } satisfies Envelope, 500);
  }
  const { status } = refusal;
  const seconds = retryAfterSeconds(refusal);
  if (seconds !== null) context.header('Retry-After', String(seconds));
  return context.json(refusalEnvelope(locale, refusal), status as ContentfulStatusCode);
}

/** A refusal as it is answered, in the caller's language. */
export function refusalEnvelope(locale: Locale, { status, reason, details }: Refusal): Envelope {
  const field = reason === 'bad_input' && details.field ? { field: String(details.field) } : {};
  return { code: status, message: refusalText(locale, reason, details), reason, ...field };
}

/** The refusal that a thrown value stands for; null when it is a bug. Database trouble is logged here, since no caller caused it. */
export function asRefusal(thrown: unknown): Refusal | null {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof HTTPException && thrown.status === 413) return new Refusal('too_large');
  if (thrown instanceof HTTPException && thrown.status < 500) return new Refusal('bad_input', { field: '' });
  const trouble = databaseTrouble(thrown);
  if (!trouble) return null;
  log.warn({ err: thrown, trouble }, `the database failed: ${trouble}`);
  return new Refusal(trouble);
}

const retrySeconds: Partial<Record<RefusalReason, number>> = {
  too_many_tries: 60,
  busy: 2,
  unavailable: 5,
  storage_full: 60,
  maintenance: 120,
  picture_not_stored: 300,
};

/** After how many seconds to try again; null when trying again does not help. */
export function retryAfterSeconds({ reason, details }: Refusal): number | null {
  const seconds = retrySeconds[reason];
  return seconds === undefined ? null : Number(details.seconds ?? seconds);
}
