import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Review } from '#contract/reviews/shopper.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { Monogram } from '#ui/display/monogram.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { ReviewBody } from './review-body.tsx';

type ReviewTextProps = {
  review: Review;
  /** What readers can do with it. */
  children: ReactNode;
};

/** One review of a product: who, how many stars, what they bought and say, and what readers can do with it. */
export function ReviewText({ review, children }: ReviewTextProps) {
  const t = useTranslations('product.reviews');
  const product = useTranslations('product');
  const writeDay = useShortDay();
  return (
    <article className="grid grid-cols-[40px_minmax(0,1fr)] gap-4 py-5">
      {review.avatar ? (
        <img
          src={review.avatar}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10 rounded-full object-cover"
        />
      ) : (
        <Monogram name={review.nickname} />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-3">
          <span className="text-sm font-medium wrap-anywhere text-ink">{review.nickname}</span>
          <Stars value={review.star} label={product('stars', { value: String(review.star) })} />
          <span>{t('serviceStars', { stars: String(review.serviceStar) })}</span>
          <time dateTime={review.createTime} className="ml-auto">
            {writeDay(review.createTime)}
          </time>
        </p>
        <ReviewBody review={review} picturesName={t('picturesOf', { name: review.nickname })} />
        {children}
      </div>
    </article>
  );
}
