import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { type getReviewSummary, listMyMarks, type listReviews } from '#contract/reviews/shopper.ts';
import { usePersonalData } from '#storefront/base/client/calls/use-personal-data.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ReviewsDrawing } from '#ui/drawings/reviews-drawing.tsx';
import { Pager } from '#ui/navigation/pager.tsx';
import { ReviewFilterBar } from './filter-bar.tsx';
import { FilterLink } from './filter-link.tsx';
import { reviewsPerPage } from './review-filters.ts';
import { ReviewMarks } from './review-marks.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { ReviewText } from './review-text.tsx';
import { useReviews } from './use-reviews.ts';

export type Summary = OutputOf<typeof getReviewSummary>;
export type ReviewPage = OutputOf<typeof listReviews>;

type ReviewPartProps = { productId: number; reviews: { summary: Summary; firstPage: ReviewPage } | null };

/** What buyers say about a product. */
export function ReviewPart({ productId, reviews }: ReviewPartProps) {
  const t = useTranslations('product.reviews');
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-32 pt-10">
      <h2 id="reviews-title" className="text-lg font-semibold">
        {t('title')}
      </h2>
      {reviews && reviews.summary.sumCount === 0 ? (
        <EmptyState drawing={<ReviewsDrawing />} title={t('none')} text={t('noneText')} />
      ) : (
        <Reviews productId={productId} summary={reviews?.summary ?? null} firstPage={reviews?.firstPage ?? null} />
      )}
    </section>
  );
}

type ReviewsProps = { productId: number; summary: Summary | null; firstPage: ReviewPage | null };

function Reviews({ productId, summary, firstPage }: ReviewsProps) {
  const t = useTranslations('product.reviews');
  const pages = useTranslations('shell.pages');
  const { filters, page, isPending, hasFailed, retry, searchOf } = useReviews(productId, firstPage);
  const [marks, setMarks] = usePersonalData(listMyMarks, { ids: (page?.list ?? []).map(({ id }) => id).join(',') });
  return (
    <>
      {summary && <ReviewSummary summary={summary} filters={filters} searchOf={searchOf} />}
      <ReviewFilterBar summary={summary} filters={filters} searchOf={searchOf} />
      {hasFailed ? (
        <RetryRow message={t('failed')} retryLabel={t('retry')} onRetry={retry} />
      ) : (
        <div aria-busy={isPending} className={isPending ? 'opacity-50 transition' : 'transition'}>
          {!page && isPending && <Skeleton className="mt-5 h-80" />}
          {page?.list.length === 0 && <EmptyState drawing={<ReviewsDrawing />} title={t('noneOfKind')} />}
          <ul aria-label={t('title')} className="divide-y divide-line">
            {page?.list.map((review) => (
              <li key={review.id}>
                <ReviewText review={review}>
                  <ReviewMarks review={review} marks={marks} onMarks={setMarks} />
                </ReviewText>
              </li>
            ))}
          </ul>
          <Pager
            page={filters.page}
            pageCount={Math.ceil((page?.total ?? 0) / reviewsPerPage)}
            hrefOf={(number) => searchOf({ ...filters, page: number })}
            Link={FilterLink}
            texts={{
              label: t('pages'),
              previous: pages('previous'),
              next: pages('next'),
              page: (number) => pages('page', { page: String(number) }),
            }}
          />
        </div>
      )}
    </>
  );
}
