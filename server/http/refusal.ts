import { type RefusalReason, refusals } from '#contract/core/refusals.ts';

export type RefusalDetails = Record<string, string | number>;

/** An expected "no". Thrown, because throwing rolls the transaction back and returning does not. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly details: RefusalDetails;

  constructor(reason: RefusalReason, details: RefusalDetails = {}) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.details = details;
  }

  get status() {
    return refusals[this.reason];
  }
}
