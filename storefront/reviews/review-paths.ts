import type { WaitingLine } from '#contract/reviews-own.ts';

export const ownReviewsPath = '/users/evaluation_list';
export const writeReviewPath = '/users/evaluation_confirm';

/** What was chosen to be reviewed, as it was found in the store; null for all else that may be in somebody's local storage. */
export function chosenLine(kept: unknown): WaitingLine | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, merOrderNo, merId, productId, productName, image, price, payNum, receivedAt, reviewBy } =
    kept as Partial<WaitingLine>;
  const isOne =
    [id, merId, productId, price, payNum].every((part) => typeof part === 'number') &&
    [merOrderNo, productName, image?.url].every((part) => typeof part === 'string') &&
    isMoment(receivedAt) &&
    (reviewBy === null || isMoment(reviewBy));
  return isOne ? (kept as WaitingLine) : null;
}

const isMoment = (given: unknown) => typeof given === 'string' && !Number.isNaN(Date.parse(given));
