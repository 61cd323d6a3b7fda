import { ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnReview } from '#contract/reviews/shopper-own.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { ReviewBody } from '#storefront/parts/reviews/review-body.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const FollowUpDialog = lazy(() => import('./follow-up-dialog.tsx').then((part) => ({ default: part.FollowUpDialog })));

/** One of one's own reviews, with the products it is about. */
export function OwnReviewCard({ review }: { review: OwnReview }) {
  const t = useTranslations('reviews');
  const writeDay = useShortDay();
  const [isAdding, setAdding] = useState(false);
  const isHydrated = useHydrated();
  return (
    <article aria-label={review.productName} className="flex gap-4 py-5">
      <MallLink to={productPath(review.productId)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Picture picture={review.image} alt="" width={80} className="size-20 rounded-md object-cover" />
      </MallLink>
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-6">
          <MallLink to={productPath(review.productId)} className="line-clamp-2 wrap-anywhere hover:text-brand">
            {review.productName}
          </MallLink>
          <time dateTime={review.createTime} className="shrink-0 text-xs text-ink-3">
            {writeDay(review.createTime)}
          </time>
        </div>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-1 text-xs text-ink-2">
          <Score label={t('quality')} value={review.star} />
          <Score label={t('service')} value={review.serviceStar} />
          {review.isAnonymous && <Badge>{t('anonymous')}</Badge>}
          {review.isHidden && <Badge tone="warning">{t('hidden')}</Badge>}
        </p>
        <ReviewBody review={review} picturesName={review.productName} />
        <p className="mt-3 flex items-center gap-5 text-xs text-ink-3">
          {review.helpful > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <ThumbsUp size={14} aria-hidden="true" />
              {t('helpful', { count: review.helpful })}
            </span>
          )}
          {review.canFollowUp && (
            <TextButton
              variant="strong"
              disabled={!isHydrated}
              aria-label={t('followUp.addOne', { name: review.productName })}
              onClick={() => setAdding(true)}
            >
              {t('followUp.add')}
            </TextButton>
          )}
        </p>
      </div>
      {isAdding && (
        <Suspense>
          <FollowUpDialog reviewId={review.id} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </article>
  );
}

function Score({ label, value }: { label: string; value: number }) {
  const product = useTranslations('product');
  return (
    <span className="inline-flex items-center gap-2">
      {label}
      <Stars value={value} label={product('stars', { value: String(value) })} />
    </span>
  );
}
