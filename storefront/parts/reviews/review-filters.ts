import { type ReviewKind, reviewKinds, reviewSorts } from '#contract/reviews/shopper.ts';

export const reviewsPerPage = 10;

/** Which reviews are shown, and in which order. */
export type ReviewFilters = {
  type: ReviewKind;
  /** Only those with as many stars; 0 for all. */
  star: number;
  sort: (typeof reviewSorts)[number];
  page: number;
};

/** What the page comes with, and what stands in no address. */
export const firstFilters: ReviewFilters = { type: 'all', star: 0, sort: 'newest', page: 1 };

const names = { type: 'review', star: 'reviewStar', sort: 'reviewSort', page: 'reviewPage' } as const;

/** Reads the filters from a query. It may have been edited by hand: invalid values become the defaults. */
export function readReviewFilters(search: string): ReviewFilters {
  const given = new URLSearchParams(search);
  const page = Number(given.get(names.page));
  const star = Number(given.get(names.star));
  return {
    type: reviewKinds.find((kind) => kind === given.get(names.type)) ?? firstFilters.type,
    star: Number.isInteger(star) && star >= 1 && star <= 5 ? star : firstFilters.star,
    sort: reviewSorts.find((sort) => sort === given.get(names.sort)) ?? firstFilters.sort,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : firstFilters.page,
  };
}

/** The same query with other filters; its other parameters stay. */
export function withReviewFilters(search: string, filters: ReviewFilters): string {
  const next = new URLSearchParams(search);
  for (const part of ['type', 'star', 'sort', 'page'] as const) {
    if (filters[part] === firstFilters[part]) next.delete(names[part]);
    else next.set(names[part], String(filters[part]));
  }
  const words = next.toString();
  return words && `?${words}`;
}
