import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { REVIEW_TEXT_MAX, type WaitingLine, writeReview } from '#contract/reviews/shopper-own.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { ownReviewsPath } from '#storefront/base/links/review-paths.ts';
import { FormFrame } from '#storefront/forms/checked-form.tsx';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { useCheckedForm } from '#storefront/forms/use-checked-form.ts';
import { CountedText } from '#storefront/parts/reviews/counted-text.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { StarField } from '#ui/fields/star-field.tsx';
import { ProductLine } from './product-line.tsx';
import { ReviewPicturesField, useReviewPictures } from './review-pictures-field.tsx';

const words = ['', 'awful', 'poor', 'fair', 'good', 'excellent'] as const;

/** Two scores, a text and pictures for something received. Sent, it leads back to the list. */
export function ReviewForm({ line, picturesMax }: { line: WaitingLine; picturesMax: number }) {
  const t = useTranslations('reviews.form');
  const reviews = useTranslations('reviews');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const [star, setStar] = useState(0);
  const [serviceStar, setServiceStar] = useState(0);
  const [comment, setComment] = useState('');
  const [isAnonymous, setAnonymous] = useState(false);
  const pictures = useReviewPictures(picturesMax);
  const wordOf = (stars: number) => t(`words.${words[stars] || 'awful'}`);
  const nameOf = (stars: number) => t('stars', { stars, word: wordOf(stars) });

  const form = useCheckedForm({
    problems: [
      ...(star === 0 ? [{ field: 'star', message: t('chooseQuality') }] : []),
      ...(serviceStar === 0 ? [{ field: 'serviceStar', message: t('chooseService') }] : []),
      ...(comment.trim() === '' ? [{ field: 'comment', message: t('emptyText') }] : []),
    ],
    input: { star, serviceStar, comment, isAnonymous, pics: pictures.urls },
    topic: 'review',
    send: async (input) => {
      await callFromBrowser(writeReview, { orderNo: line.merOrderNo, orderInfoId: line.id, ...input });
      await navigate(mallPath(ownReviewsPath), { replace: true });
      useMall.setState({ evaluationInfo: null });
      void toast(t('done'), 'success', 'review');
    },
  });

  return (
    <FormFrame state={form} className="mt-5 grid gap-6">
      <div className="rounded-md bg-page p-4">
        <ProductLine line={line} />
      </div>
      <div className="grid gap-2">
        <StarField
          label={reviews('quality')}
          value={star}
          nameOf={nameOf}
          wordOf={wordOf}
          name="star"
          onChange={setStar}
        />
        <StarField
          label={reviews('service')}
          value={serviceStar}
          nameOf={nameOf}
          wordOf={wordOf}
          name="serviceStar"
          onChange={setServiceStar}
        />
      </div>
      <CountedText
        label={t('text')}
        value={comment}
        max={REVIEW_TEXT_MAX}
        rows={5}
        placeholder={t('placeholder')}
        isRequired
        name="comment"
        error={form.problemOf('comment')}
        onChange={setComment}
      />
      <ReviewPicturesField pictures={pictures} />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <Checkbox checked={isAnonymous} onChange={(event) => setAnonymous(event.target.checked)}>
          {t('anonymous')}
        </Checkbox>
        <SubmitButton className="min-w-40" isDisabled={pictures.isUploading}>
          {t('submit')}
        </SubmitButton>
      </div>
    </FormFrame>
  );
}
