import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { followUpReview, getReviewRules, REVIEW_PICTURES_MAX, REVIEW_TEXT_MAX } from '#contract/reviews/shopper-own.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { CountedText } from '#storefront/parts/reviews/counted-text.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
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
      <DialogContent
        title={t('title')}
        line={t('line')}
        onSubmit={() => void send()}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" disabled={pictures.isUploading} isBusy={isBusy}>
              {t('send')}
            </Button>
          </>
        }
      >
        <CountedText
          label={form('text')}
          value={comment}
          max={REVIEW_TEXT_MAX}
          rows={4}
          isRequired
          onChange={setComment}
        />
        <ReviewPicturesField pictures={pictures} />
      </DialogContent>
    </Dialog>
  );
}
