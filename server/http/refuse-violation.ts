import type { RefusalReason } from '#contract/core/refusals.ts';
import { Refusal } from './refusal.ts';

/** Turns a violated database constraint into the refusal that belongs to it. */
export async function refuseViolation<Result>(
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
