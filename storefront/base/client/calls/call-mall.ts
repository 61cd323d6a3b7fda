import type { Call, FailureReason, InputOf, OutputOf } from '#contract/core/call.ts';
import { signInOverCodes } from '#contract/core/refusals.ts';

/** Asks the mall: in the page loaders in process, in the browser over the network. Rejects with a CallFailure. */
export type CallMall = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;

/** The same for someone who works for a shop: by the session of the console, which is another than that of the storefront. */
export type CallForShop = <C extends Call>(call: C, input: InputOf<C>, shopId: number) => Promise<OutputOf<C>>;

/** What a caller gets when the mall says no: the envelope's code, message and reason. */
export type CallFailure = Error & {
  code: number;
  reason?: FailureReason | undefined;
  /** An answer came, and broke off: it says nothing. */
  isBroken?: true;
};

/** The HTTP status that says the same as an envelope's code. */
export function statusOfCode(code: number): number {
  if (signInOverCodes.includes(code)) return 401;
  return code >= 400 && code <= 599 ? code : 500;
}

/**
 * The last three fields are what React Router knows thrown `data()` by. A failure that a loader lets through so reaches
 * the error page with its status and its message, which is translated and safe, while other errors lose theirs.
 */
export function callFailure(code: number, message: string, reason?: FailureReason): CallFailure {
  return Object.assign(new Error(message), {
    name: 'CallFailure',
    code,
    reason,
    type: 'DataWithResponseInit',
    data: { message },
    init: { status: statusOfCode(code) },
  });
}

export function isCallFailure(thrown: unknown): thrown is CallFailure {
  return thrown instanceof Error && thrown.name === 'CallFailure';
}
