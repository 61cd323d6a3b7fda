import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { followUpReview, getReviewRules, REVIEW_PICTURES_MAX, REVIEW_TEXT_MAX } from '#contract/reviews/shopper-own.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { CountedText } from '#storefront/parts/reviews/counted-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ReviewPicturesField, useReviewPictures } from './review-pictures-field.tsx';

/** Asks how it went on, and adds that to a review. */
export function FollowUpDialog({ reviewId, onClose }: { reviewId: number; onClose: () => void }) {
  const t = useTranslations('reviews.followUp');
  const form = useTranslations('reviews.form');
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const [comment, setComment] = useState('');
  const [max, setMax] = useState(REVIEW_PICTURES_MAX);
  const pictures = useReviewPictures(max);

  // Without an answer the mall says so when there are too many.
  useEffect(() => {
    callQuietly(getReviewRules, {}).then(
      ({ picturesMax }) => setMax(picturesMax),
      () => {},
    );
  }, []);

  const send = () => {
    if (!comment.trim()) return void toast(form('emptyText'), 'warning', 'review');
    return press({ reviewId, comment }, async () => {
      await callFromBrowser(followUpReview, { id: reviewId, comment, pics: pictures.urls });
      onClose();
      void toast(t('done'), 'success', 'review');
      await revalidate();
    });
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('cancel')} className="w-160">
      <form
        method="post"
        className="grid gap-4 px-8 pt-7 pb-8"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div>
          <h2 className="pr-8 text-lg font-semibold">{t('title')}</h2>
          <p className="mt-1 text-ink-2">{t('line')}</p>
        </div>
        <CountedText
          label={form('text')}
          value={comment}
          max={REVIEW_TEXT_MAX}
          rows={4}
          isRequired
          onChange={setComment}
        />
        <ReviewPicturesField pictures={pictures} />
        <div className="mt-2 flex justify-end gap-3">
          <button
            type="button"
            onClick={onClose}
            className="min-h-10 rounded-md border border-line px-5 font-medium hover:border-ink-3 focus-visible:rounded-md"
          >
            {t('cancel')}
          </button>
          <button
            type="submit"
            disabled={isBusy || pictures.isUploading}
            aria-busy={isBusy}
            className="min-h-10 rounded-md bg-brand px-5 font-medium text-white hover:bg-brand-deep focus-visible:rounded-md disabled:opacity-60"
          >
            {t('send')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
