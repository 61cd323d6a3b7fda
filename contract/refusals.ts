// The only place where a reason meets a status.
export const refusals = {
  bad_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  wrong_method: 405,
  too_large: 413,
  wrong_content_type: 415,
  too_many_tries: 429,
  busy: 503,
} as const satisfies Record<string, 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503>;

export type RefusalReason = keyof typeof refusals;

/** Codes of the specification that mean "your sign-in is over". All of them travel on HTTP 401. */
export const signInOverCodes: readonly number[] = [401, 410000, 410001, 410002];
