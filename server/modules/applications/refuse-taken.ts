import { refuseViolation } from '#server/http/refuse-violation.ts';

/** Of two applications sent at once, the second is refused. */
export function refuseSecond<Result>(change: PromiseLike<Result>): Promise<Result> {
  return refuseViolation(change, { applications_one_waiting: 'application_waiting' });
}

/** For when a shop of this name, or another shop of this person, was opened since the application was sent. */
export function refuseTaken<Result>(change: PromiseLike<Result>): Promise<Result> {
  return refuseViolation(change, { shops_name_unique: 'shop_name_taken', shops_owner: 'applicant_owns_shop' });
}
