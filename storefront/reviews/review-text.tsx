import { UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Review } from '#contract/reviews.ts';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { useShortDay } from '../catalogue/short-day.ts';

const FullScreenPictures = lazy(() =>
  import('#ui/full-screen-pictures.tsx').then((module) => ({ default: module.FullScreenPictures })),
);

/** One review: who, how many stars, what they bought and say, their pictures, and what the shop answered. */
export function ReviewText({ review }: { review: Review }) {
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
        <span className="grid size-10 place-items-center rounded-full bg-surface text-ink-3">
          <UserRound aria-hidden="true" size={20} />
        </span>
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-3">
          <span className="text-sm font-medium text-ink">{review.nickname}</span>
          <Stars value={review.star} label={product('stars', { value: String(review.star) })} />
          <span>{t('serviceStars', { stars: String(review.serviceStar) })}</span>
          <time dateTime={review.createTime} className="ml-auto">
            {writeDay(review.createTime)}
          </time>
        </p>
        <p className="mt-1.5 break-words whitespace-pre-line">{review.comment}</p>
        {review.sku && <p className="mt-1 text-xs text-ink-3">{t('bought', { sku: review.sku })}</p>}
        {review.pics.length > 0 && <ReviewPictures review={review} />}
        {review.merchantReplyContent && (
          <p className="mt-3 rounded-md bg-page px-4 py-3 break-words text-ink-2">
            <span className="font-medium text-ink">{t('reply')}</span> {review.merchantReplyContent}
          </p>
        )}
      </div>
    </article>
  );
}

function ReviewPictures({ review }: { review: Review }) {
  const t = useTranslations('product.gallery');
  const reviews = useTranslations('product.reviews');
  const [viewed, setViewed] = useState<number | null>(null);
  const nameOf = (number: number, count: number) => t('picture', { number: String(number), count: String(count) });
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {review.pics.map((picture, at) => (
          <li key={picture.url}>
            <button
              type="button"
              aria-label={nameOf(at + 1, review.pics.length)}
              className="block size-18 cursor-zoom-in overflow-hidden rounded-md focus-visible:rounded-md"
              onClick={() => setViewed(at)}
            >
              <Picture picture={picture} alt="" width={72} className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {viewed !== null && (
        <Suspense>
          <FullScreenPictures
            pictures={review.pics}
            startsAt={viewed}
            name={reviews('picturesOf', { name: review.nickname })}
            texts={{ close: t('close'), previous: t('previous'), next: t('next'), picture: nameOf }}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </>
  );
}
