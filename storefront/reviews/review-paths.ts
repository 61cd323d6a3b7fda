import type { WaitingLine } from '#contract/reviews-own.ts';

export const ownReviewsPath = '/users/evaluation_list';
export const writeReviewPath = '/users/evaluation_confirm';

/** What was chosen to be reviewed, as it was found in the store; null for all else that may be in somebody's local storage. */
export function chosenLine(kept: unknown): WaitingLine | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, merOrderNo, productId, productName, image } = kept as Partial<WaitingLine>;
  const isOne =
    typeof id === 'number' &&
    typeof merOrderNo === 'string' &&
    typeof productId === 'number' &&
    typeof productName === 'string' &&
    typeof image?.url === 'string';
  return isOne ? (kept as WaitingLine) : null;
}
