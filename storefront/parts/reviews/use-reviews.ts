import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { listReviews } from '#contract/reviews/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { useLatestSearch } from '#storefront/base/links/latest-query.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import {
  firstFilters,
  type ReviewFilters,
  readReviewFilters,
  reviewsPerPage,
  withReviewFilters,
} from './review-filters.ts';
import type { ReviewPage } from './review-part.tsx';

/**
 * The reviews that the address asks for. The first ones come with the page, which is cached for everybody; others are
 * asked for by the browser, and those before them stay until they are there.
 */
export function useReviews(id: number, firstPage: ReviewPage | null) {
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const search = useLatestSearch();
  const filters = isHydrated ? readReviewFilters(search) : firstFilters;
  const key = withReviewFilters('', filters);
  const [known, setKnown] = useState<{ key: string; page: ReviewPage | null }>({ key: '', page: firstPage });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the filters, and a change of `tries` asks again
  useEffect(() => {
    if (key === '' && firstPage) {
      setKnown({ key, page: firstPage });
      return;
    }
    let isLeft = false;
    callQuietly(listReviews, { id, ...filters, star: filters.star || undefined, limit: reviewsPerPage }).then(
      (page) => !isLeft && setKnown({ key, page }),
      () => !isLeft && setKnown({ key, page: null }),
    );
    return () => {
      isLeft = true;
    };
  }, [id, key, tries, firstPage]);

  const isHere = known.key === key;
  return {
    filters,
    page: known.page,
    isPending: useSteadyPending(!isHere),
    hasFailed: isHere && known.page === null && isHydrated,
    retry: () => {
      setKnown({ key: 'none', page: null });
      setTries((times) => times + 1);
    },
    searchOf: (next: ReviewFilters) => pathname + withReviewFilters(search, next),
  };
}
