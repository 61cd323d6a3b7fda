import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { askQuestion, listMyPostMarks } from '#contract/questions/shopper.ts';
import { QUESTION_MAX } from '#contract/questions/values.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { usePersonalData } from '#storefront/base/client/calls/use-personal-data.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { MessagesDrawing } from '#ui/drawings/messages-drawing.tsx';
import { PostForm } from './post-form.tsx';
import { noPostMarks, type PostMarks } from './post-marks.tsx';
import { QuestionBar } from './question-bar.tsx';
import { QuestionRow } from './question-row.tsx';
import { useQuestions } from './use-questions.ts';

const idsMax = 100; // as many as the mall says something about at once

/** What people ask about a product, and what its shop and its buyers answer. */
export function QuestionPart({ productId }: { productId: number }) {
  return (
    <WithMessages groups={['questions', 'reviews']}>
      <Questions productId={productId} />
    </WithMessages>
  );
}

function Questions({ productId }: { productId: number }) {
  const t = useTranslations('questions');
  const questions = useQuestions(productId);
  const { shown, total, filters, isPending, hasFailed } = questions;
  const [isAsking, setAsking] = useState(false);
  const idsOf = (rows: readonly { id: number }[]) => rows.slice(-idsMax).map(({ id }) => id);
  const [known, setMarks] = usePersonalData(listMyPostMarks, {
    productId,
    questionIds: idsOf(shown ?? []).join(','),
    answerIds: idsOf((shown ?? []).flatMap(({ answers }) => answers)).join(','),
  });
  const marks: PostMarks = known ?? noPostMarks;
  const ask = () => (seemsSignedIn() ? setAsking(true) : askToSignIn());
  const isBare = total === 0 && filters.words === '';
  return (
    <>
      {isAsking ? (
        <PostForm
          label={t('yourQuestion')}
          hint={t('askHint')}
          max={QUESTION_MAX}
          emptyText={t('emptyQuestion')}
          sendLabel={t('sendQuestion')}
          send={async (text) => {
            questions.add(await callFromBrowser(askQuestion, { id: productId, text }));
            setAsking(false);
            void toast(t('asked'), 'success', 'question');
          }}
          onClose={() => setAsking(false)}
        />
      ) : (
        !isBare && (
          <Button variant="secondary" className="mt-4" onClick={ask}>
            {t('ask')}
          </Button>
        )
      )}
      {!isBare && <QuestionBar filters={filters} onFilters={questions.setFilters} />}
      {hasFailed ? (
        <RetryRow message={t('failed')} retryLabel={t('retry')} onRetry={questions.retry} />
      ) : !shown ? (
        <Skeleton className="mt-5 h-60" />
      ) : shown.length === 0 ? (
        !isAsking && (
          <EmptyState
            drawing={<MessagesDrawing />}
            title={isBare ? t('none') : t('noneFound', { words: filters.words })}
            text={isBare ? t('noneText') : undefined}
            action={
              isBare ? (
                <Button onClick={ask}>{t('ask')}</Button>
              ) : (
                <Button variant="secondary" onClick={() => questions.setFilters({ ...filters, words: '' })}>
                  {t('showAll')}
                </Button>
              )
            }
          />
        )
      ) : (
        <div aria-busy={isPending} className={isPending ? 'opacity-50 transition' : 'transition'}>
          <ul aria-label={t('title')} className="divide-y divide-line">
            {shown.map((question) => (
              <li key={question.id}>
                <QuestionRow productId={productId} question={question} marks={marks} onMarks={setMarks} />
              </li>
            ))}
          </ul>
          {questions.hasMore && (
            <Button variant="secondary" isBusy={isPending} className="mt-4" onClick={questions.more}>
              {t('more')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
