import { type ReviewKind, reviewKinds, reviewSorts } from '#contract/reviews/shopper.ts';

export const reviewsPerPage = 10;

/** Which reviews somebody wants to read. */
export type ReviewWish = { type: ReviewKind; sort: (typeof reviewSorts)[number]; page: number };

/** What the page comes with, and what stands in no address. */
export const firstWish: ReviewWish = { type: 'all', sort: 'newest', page: 1 };

const names = { type: 'review', sort: 'reviewSort', page: 'reviewPage' } as const;

/** Reads a wish from an address. Somebody may have edited it: what makes no sense is what the page comes with. */
export function readReviewWish(search: string): ReviewWish {
  const given = new URLSearchParams(search);
  const page = Number(given.get(names.page));
  return {
    type: reviewKinds.find((kind) => kind === given.get(names.type)) ?? firstWish.type,
    sort: reviewSorts.find((sort) => sort === given.get(names.sort)) ?? firstWish.sort,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : firstWish.page,
  };
}

/** The same address with another wish in it; the rest of its query stays. */
export function withReviewWish(search: string, wish: ReviewWish): string {
  const next = new URLSearchParams(search);
  for (const part of ['type', 'sort', 'page'] as const) {
    if (wish[part] === firstWish[part]) next.delete(names[part]);
    else next.set(names[part], String(wish[part]));
  }
  const words = next.toString();
  return words && `?${words}`;
}
