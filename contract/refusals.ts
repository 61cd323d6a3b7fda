// The only place where a reason meets a status.
export const refusals = {
  bad_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  wrong_method: 405,
  from_elsewhere: 403,
  wrong_sign_in: 400, // not 401: the specification ties that to dropping the session
  wrong_code: 400,
  account_unknown: 400,
  account_exists: 400,
  account_disabled: 403,
  visitors_closed: 403,
  visitor_account: 400,
  not_a_visitor: 400,
  no_email: 400,
  no_phone: 400,
  passwords_differ: 400,
  password_too_short: 400,
  password_too_long: 400,
  password_too_common: 400,
  provider_closed: 400,
  provider_failed: 400,
  picture_unknown: 400,
  picture_refused: 400,
  outbox_closed: 404,
  product_not_found: 404,
  activity_not_found: 404,
  shop_not_found: 404,
  coupon_not_found: 404,
  coupon_gone: 409,
  coupon_received: 409,
  wrong_picture_code: 400,
  too_many_favourites: 400,
  too_large: 413,
  wrong_content_type: 415,
  too_many_tries: 429,
  busy: 503,
} as const satisfies Record<string, 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503>;

export type RefusalReason = keyof typeof refusals;

/** Codes of the specification that mean "your sign-in is over". All of them travel on HTTP 401. */
export const signInOverCodes: readonly number[] = [401, 410000, 410001, 410002];
