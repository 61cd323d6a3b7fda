import type { Call, Envelope, FailureReason, InputOf, OutputOf } from '#contract/core/call.ts';
import { fillPath } from '#contract/core/fill-path.ts';
import { currentLocale } from './locale.ts';
import { whenProven } from './session/proof-asked.ts';
import { whenSignedInAgain } from './session/session-ended.ts';

/** A call that was refused, or that did not reach the mall. Its message is written for people, in their language. */
export class CallFailure extends Error {
  override name = 'CallFailure';
  readonly code: number;
  readonly reason: FailureReason | 'offline';
  readonly field: string | undefined;

  constructor(code: number, reason: FailureReason | 'offline', message: string, field?: string) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.field = field;
  }
}

/** Makes a call for one of the caller's shops. With a key it has its effect once, however often it is sent. */
export async function callMall<C extends Call>(
  call: C,
  input: InputOf<C>,
  shopId: number | null = null,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<OutputOf<C>> {
  const named = Object.entries((input ?? {}) as Record<string, unknown>);
  const isGet = call.method === 'GET';
  // A query cannot say null; a body can, and means it.
  const given = Object.fromEntries(named.filter(([, value]) => value !== undefined && !(isGet && value === null)));
  const { path, rest } = fillPath(call.path, given);
  const headers = new Headers({ 'x-locale': currentLocale() });
  if (shopId !== null) headers.set('x-shop-id', String(shopId));
  if (!isGet) headers.set('content-type', 'application/json');
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  const query = isGet ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const response = await fetch(path + query, {
    method: call.method,
    headers,
    ...(isGet ? {} : { body: JSON.stringify(rest) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailure(0, 'offline', '');
  });
  const answer = (await response.json().catch(() => null)) as Envelope<OutputOf<C>> | null;
  if (!answer) throw new CallFailure(response.status, 'internal_error', '');
  if (answer.code === 401 && (await whenSignedInAgain())) return callMall(call, input, shopId, signal, idempotencyKey);
  if (answer.reason === 'prove_self_first' && (await whenProven()))
    return callMall(call, input, shopId, signal, idempotencyKey);
  if (answer.code !== 200)
    throw new CallFailure(answer.code, answer.reason ?? 'internal_error', answer.message, answer.field);
  return answer.data as OutputOf<C>;
}
