import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { deleteQuestion, type OwnQuestion } from '#contract/questions/shopper-own.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { AnswerText } from '#storefront/parts/questions/answer-row.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { PostCard } from './post-card.tsx';

/** One of one's own questions with its most helpful answers. As long as nobody has answered it can be deleted. */
export function OwnQuestionCard({ question }: { question: OwnQuestion }) {
  const t = useTranslations('questions');
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const isHydrated = useHydrated();
  const { id, text, answers, answerCount, canDelete } = question;
  const remove = () =>
    press({ id }, async () => {
      await callFromBrowser(deleteQuestion, { id }).finally(() => setAsking(false));
      void toast(t('own.deleted'), 'success', 'question');
      await revalidate();
    });
  return (
    <PostCard post={question}>
      <p className="mt-1.5 font-medium wrap-anywhere whitespace-pre-line">{text}</p>
      {answers.length > 0 ? (
        <ul aria-label={t('answers')} className="mt-3 grid gap-3">
          {answers.map((answer) => (
            <li key={answer.id} className="rounded-md bg-page px-4 py-3">
              <AnswerText answer={answer} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-ink-3">{t('noAnswer')}</p>
      )}
      <p className="mt-2 flex items-center gap-5 text-xs text-ink-3">
        {answerCount > 0 && <span>{t('own.allAnswers', { count: answerCount })}</span>}
        {canDelete && (
          <TextButton
            disabled={!isHydrated}
            aria-label={t('own.deleteOne', { question: text })}
            onClick={() => setAsking(true)}
          >
            {t('own.delete')}
          </TextButton>
        )}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('own.deleteTitle')}
        text={t('own.deleteText')}
        confirmLabel={t('own.delete')}
        cancelLabel={t('cancel')}
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </PostCard>
  );
}
