import { useTranslations } from 'use-intl';
import type { Review } from '#contract/reviews/shopper.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { ReviewPictures } from './review-pictures.tsx';

type ReviewBodyProps = {
  review: Pick<Review, 'comment' | 'sku' | 'pics' | 'followUp' | 'merchantReplyContent'>;
  /** Whose pictures they are, read out when they fill the window. */
  picturesName: string;
};

/** What a buyer says and shows, what they added later, and what the shop answered. */
export function ReviewBody({ review, picturesName }: ReviewBodyProps) {
  const t = useTranslations('product.reviews');
  const writeDay = useShortDay();
  const { comment, sku, pics, followUp, merchantReplyContent } = review;
  return (
    <>
      <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{comment}</p>
      {sku && <p className="mt-1 text-xs text-ink-3">{t('bought', { sku })}</p>}
      {pics.length > 0 && <ReviewPictures pictures={pics} name={picturesName} />}
      {followUp && (
        <div className="mt-3 border-l-3 border-line pl-4">
          <p className="text-xs text-ink-3">{t('followUp', { day: writeDay(followUp.createTime) })}</p>
          <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{followUp.comment}</p>
          {followUp.pics.length > 0 && <ReviewPictures pictures={followUp.pics} name={picturesName} />}
        </div>
      )}
      {merchantReplyContent && (
        <p className="mt-3 rounded-md bg-page px-4 py-3 wrap-anywhere text-ink-2">
          <span className="font-medium text-ink">{t('reply')}</span> {merchantReplyContent}
        </p>
      )}
    </>
  );
}
