import type { RefusalReason } from '#contract/core/refusals.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Turns a violated database constraint into the refusal that belongs to it. */
async function refuseViolation<Result>(
  change: PromiseLike<Result>,
  rules: Readonly<Record<string, RefusalReason>>,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string } };
    const reason = rules[cause?.constraint ?? ''];
    if (reason) throw new Refusal(reason);
    throw error;
  }
}

/** Of two applications sent at once, the second is refused. */
export function refuseSecond<Result>(change: PromiseLike<Result>): Promise<Result> {
  return refuseViolation(change, { applications_one_waiting: 'application_waiting' });
}

/** For when a shop of this name, or another shop of this person, was opened since the application was sent. */
export function refuseTaken<Result>(change: PromiseLike<Result>): Promise<Result> {
  return refuseViolation(change, { shops_name_unique: 'shop_name_taken', shops_owner: 'applicant_owns_shop' });
}
