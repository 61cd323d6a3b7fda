import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { type listMyPostMarks, reportPost } from '#contract/questions/shopper.ts';
import type { PostKind } from '#contract/questions/values.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';

const ReportDialog = lazy(() =>
  import('#storefront/parts/reviews/report-dialog.tsx').then((part) => ({ default: part.ReportDialog })),
);

export type PostMarks = OutputOf<typeof listMyPostMarks>;
export const noPostMarks: PostMarks = {
  hasBought: false,
  ...{ answeredIds: [], helpfulIds: [], ownQuestionIds: [], ownAnswerIds: [] },
  ...{ reportedQuestionIds: [], reportedAnswerIds: [] },
};

type ReportButtonProps = { kind: PostKind; id: number; marks: PostMarks; onMarks: (marks: PostMarks) => void };

const reportedIn = { question: 'reportedQuestionIds', answer: 'reportedAnswerIds' } as const;

/** Reports what someone else has written, or says that one has. */
export function ReportButton({ kind, id, marks, onMarks }: ReportButtonProps) {
  const t = useTranslations('questions');
  const [isReporting, setReporting] = useState(false);
  const reported = reportedIn[kind];
  if ((kind === 'question' ? marks.ownQuestionIds : marks.ownAnswerIds).includes(id)) return null;
  if (marks[reported].includes(id)) return <span className="text-ink-3">{t('reported')}</span>;
  return (
    <>
      <TextButton onClick={() => (seemsSignedIn() ? setReporting(true) : askToSignIn())}>{t('report')}</TextButton>
      {isReporting && (
        <Suspense>
          <ReportDialog
            what={kind}
            send={(report) => callFromBrowser(reportPost, { kind, id, ...report })}
            onReported={() => onMarks({ ...marks, [reported]: [...marks[reported], id] })}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
