import { type ReviewKind, reviewKinds, reviewSorts } from '#contract/reviews/shopper.ts';

export const reviewsPerPage = 10;

/** Which reviews somebody wants to read. */
export type ReviewFilters = { type: ReviewKind; sort: (typeof reviewSorts)[number]; page: number };

/** What the page comes with, and what stands in no address. */
export const firstFilters: ReviewFilters = { type: 'all', sort: 'newest', page: 1 };

const names = { type: 'review', sort: 'reviewSort', page: 'reviewPage' } as const;

/** Reads a wish from an address. Somebody may have edited it: what makes no sense is what the page comes with. */
export function readReviewFilters(search: string): ReviewFilters {
  const given = new URLSearchParams(search);
  const page = Number(given.get(names.page));
  return {
    type: reviewKinds.find((kind) => kind === given.get(names.type)) ?? firstFilters.type,
    sort: reviewSorts.find((sort) => sort === given.get(names.sort)) ?? firstFilters.sort,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : firstFilters.page,
  };
}

/** The same address with another wish in it; the rest of its query stays. */
export function withReviewFilters(search: string, wish: ReviewFilters): string {
  const next = new URLSearchParams(search);
  for (const part of ['type', 'sort', 'page'] as const) {
    if (wish[part] === firstFilters[part]) next.delete(names[part]);
    else next.set(names[part], String(wish[part]));
  }
  const words = next.toString();
  return words && `?${words}`;
}
