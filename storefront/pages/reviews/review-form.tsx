import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { REVIEW_TEXT_MAX, type WaitingLine, writeReview } from '#contract/reviews/shopper-own.ts';
import { callFromBrowser } from '#storefront/base/client/browser-mall.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { useSubmitGuard } from '#storefront/base/client/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { ownReviewsPath } from '#storefront/base/links/review-paths.ts';
import { CountedText } from '#storefront/parts/reviews/counted-text.tsx';
import { StarField } from '#ui/star-field.tsx';
import { ProductLine } from './product-line.tsx';
import { ReviewPicturesField, useReviewPictures } from './review-pictures-field.tsx';

const words = ['', 'awful', 'poor', 'fair', 'good', 'excellent'] as const;

/** Two scores, a text and pictures for something received. Sent, it leads back to the list. */
export function ReviewForm({ line, picturesMax }: { line: WaitingLine; picturesMax: number }) {
  const t = useTranslations('reviews.form');
  const reviews = useTranslations('reviews');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const { isBusy, press } = useSubmitGuard();
  const [star, setStar] = useState(0);
  const [serviceStar, setServiceStar] = useState(0);
  const [comment, setComment] = useState('');
  const [isAnonymous, setAnonymous] = useState(false);
  const pictures = useReviewPictures(picturesMax);
  const fields = {
    quality: useRef<HTMLInputElement>(null),
    service: useRef<HTMLInputElement>(null),
    text: useRef<HTMLTextAreaElement>(null),
  };
  const wordOf = (stars: number) => t(`words.${words[stars] || 'awful'}`);
  const nameOf = (stars: number) => t('stars', { stars, word: wordOf(stars) });

  /** Says what is still missing, and leads there. */
  function isComplete(): boolean {
    const missing =
      star === 0
        ? ([t('chooseQuality'), fields.quality] as const)
        : serviceStar === 0
          ? ([t('chooseService'), fields.service] as const)
          : comment.trim() === ''
            ? ([t('emptyText'), fields.text] as const)
            : null;
    if (!missing) return true;
    void toast(missing[0], 'warning', 'review');
    missing[1].current?.focus();
    return false;
  }

  const send = () =>
    press({ star, serviceStar, comment, isAnonymous, pics: pictures.urls }, async (input) => {
      await callFromBrowser(writeReview, { orderNo: line.merOrderNo, orderInfoId: line.id, ...input });
      await navigate(mallPath(ownReviewsPath), { replace: true });
      useMall.setState({ evaluationInfo: null });
      void toast(t('done'), 'success', 'review');
    });

  return (
    <form
      method="post"
      className="mt-5 grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete()) void send();
      }}
    >
      <div className="rounded-md bg-page p-4">
        <ProductLine line={line} />
      </div>
      <div className="grid gap-2">
        <StarField
          label={reviews('quality')}
          value={star}
          nameOf={nameOf}
          wordOf={wordOf}
          first={fields.quality}
          onChange={setStar}
        />
        <StarField
          label={reviews('service')}
          value={serviceStar}
          nameOf={nameOf}
          wordOf={wordOf}
          first={fields.service}
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
        field={fields.text}
        onChange={setComment}
      />
      <ReviewPicturesField pictures={pictures} />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <label className="flex cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={isAnonymous}
            onChange={(event) => setAnonymous(event.target.checked)}
            className="size-4 accent-brand"
          />
          {t('anonymous')}
        </label>
        <button
          type="submit"
          disabled={isBusy || pictures.isUploading}
          aria-busy={isBusy}
          className="min-h-11 rounded-md bg-brand px-8 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-md disabled:opacity-60"
        >
          {t('submit')}
        </button>
      </div>
    </form>
  );
}
