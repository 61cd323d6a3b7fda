import type { RefusalReason } from '#contract/core/refusals.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Says in words what the database says by the name of the rule that was broken. */
async function refuseBroken<Result>(
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

/** Of two applications that are sent at once, the second is told that one waits. */
export function refuseSecond<Result>(change: PromiseLike<Result>): Promise<Result> {
  return refuseBroken(change, { applications_one_waiting: 'application_waiting' });
}

/** Someone has opened a shop of this name, or this person a shop, since the application was sent. */
export function refuseTaken<Result>(change: PromiseLike<Result>): Promise<Result> {
  return refuseBroken(change, { shops_name_unique: 'shop_name_taken', shops_owner: 'applicant_owns_shop' });
}
