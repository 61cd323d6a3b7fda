import { ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { type listMyMarks, markHelpful, type Review, reportReview } from '#contract/reviews/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((part) => ({ default: part.ReportDialog })));

export type Marks = OutputOf<typeof listMyMarks>;
const noMarks: Marks = { helpfulIds: [], reportedIds: [], ownIds: [] };

type ReviewMarksProps = {
  review: Review;
  /** What the reader has said about reviews here before; null for guests and until it is known. */
  marks: Marks | null;
  onMarks: (marks: Marks) => void;
};

/** How many found a review helpful, and what a reader can say about it. About one's own there is nothing to say. */
export function ReviewMarks({ review: { id, helpful: loaded }, marks, onMarks }: ReviewMarksProps) {
  const t = useTranslations('product.reviews');
  const { isBusy, press } = useSubmitGuard();
  const [counted, setCounted] = useState<number | null>(null);
  const [isReporting, setReporting] = useState(false);
  const known = marks ?? noMarks;
  const helpful = counted ?? loaded;
  const isHelpful = known.helpfulIds.includes(id);
  const turn = (isHelpful: boolean) =>
    press({ id, isHelpful }, async () => {
      const answer = await callFromBrowser(markHelpful, { id, isHelpful });
      setCounted(answer.helpful);
      const others = known.helpfulIds.filter((each) => each !== id);
      onMarks({ ...known, helpfulIds: isHelpful ? [...others, id] : others });
    });
  if (known.ownIds.includes(id))
    return helpful > 0 ? <p className="mt-3 text-xs text-ink-3">{t('helpful', { count: helpful })}</p> : null;
  return (
    <div className="mt-3 flex items-center gap-5 text-xs text-ink-2">
      <TextButton
        variant="inherit"
        aria-pressed={isHelpful}
        aria-busy={isBusy}
        onClick={() =>
          seemsSignedIn()
            ? void turn(!isHelpful)
            : askToSignIn({ action: { name: 'markHelpful', input: { id, isHelpful: true } } })
        }
      >
        <ThumbsUp aria-hidden="true" size={14} className={isHelpful ? 'fill-current' : ''} />
        {t('helpful', { count: helpful })}
      </TextButton>
      {known.reportedIds.includes(id) ? (
        <span className="text-ink-3">{t('reported')}</span>
      ) : (
        <TextButton onClick={() => (seemsSignedIn() ? setReporting(true) : askToSignIn())}>{t('report')}</TextButton>
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog
            what="review"
            send={(report) => callFromBrowser(reportReview, { id, ...report })}
            onReported={() => onMarks({ ...known, reportedIds: [...known.reportedIds, id] })}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
