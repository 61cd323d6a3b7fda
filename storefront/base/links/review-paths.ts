import type { WaitingLine } from '#contract/reviews/shopper-own.ts';

export const ownReviewsPath = '/users/evaluation_list';
export const ownQuestionsPath = '/users/question_list';
export const writeReviewPath = '/users/evaluation_confirm';

/** Where one line is reviewed: its id is in the address, so that it opens anywhere, in another tab too. */
export const writeReviewOf = (lineId: number) => `${writeReviewPath}?id=${lineId}`;

/** The line that an address names; null when it names none, undefined when it is no id. */
export function lineIdIn(parameters: URLSearchParams): number | null | undefined {
  const given = parameters.get('id');
  if (given === null) return null;
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
}

/** The order line chosen for review, as read from the store; null when local storage holds anything else. */
export function chosenLine(saved: unknown): WaitingLine | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const { id, merOrderNo, merId, productId, productName, image, price, payNum, receivedAt, reviewBy } =
    saved as Partial<WaitingLine>;
  const isOne =
    [id, merId, productId, price, payNum].every((part) => typeof part === 'number') &&
    [merOrderNo, productName, image?.url].every((part) => typeof part === 'string') &&
    isDate(receivedAt) &&
    (reviewBy === null || isDate(reviewBy));
  return isOne ? (saved as WaitingLine) : null;
}

const isDate = (given: unknown) => typeof given === 'string' && !Number.isNaN(Date.parse(given));
