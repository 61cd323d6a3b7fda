import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { answerQuestion, listAnswers } from '#contract/questions/shopper.ts';
import { type Answer, QUESTION_ANSWER_MAX, type Question } from '#contract/questions/values.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { AnswerRow } from './answer-row.tsx';
import { PostForm } from './post-form.tsx';
import { type PostMarks, ReportButton } from './post-marks.tsx';

const answersPerPage = 20;

type QuestionRowProps = {
  productId: number;
  question: Question;
  marks: PostMarks;
  onMarks: (marks: PostMarks) => void;
};

/** A question with its answers, and the place for another one. */
export function QuestionRow({ productId, question, marks, onMarks }: QuestionRowProps) {
  const t = useTranslations('questions');
  const writeDay = useShortDay();
  const { id, text, nickname, createTime } = question;
  const { answers, left, isBusy, more, add } = useAnswers(productId, question);
  const [isAnswering, setAnswering] = useState(false);
  const mayAnswer = marks.hasBought && !marks.answeredIds.includes(id) && !isAnswering;
  return (
    <article aria-label={text} className="py-5">
      <h3 className="font-medium wrap-anywhere whitespace-pre-line">{text}</h3>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-1 text-xs text-ink-2">
        <span className="text-ink-3">
          {nickname} <time dateTime={createTime}>{writeDay(createTime)}</time>
        </span>
        {mayAnswer && (
          <TextButton
            variant="strong"
            aria-label={t('answerOne', { question: text })}
            onClick={() => setAnswering(true)}
          >
            {t('answer')}
          </TextButton>
        )}
        <ReportButton kind="question" id={id} marks={marks} onMarks={onMarks} />
      </div>
      {isAnswering && (
        <PostForm
          label={t('yourAnswer')}
          max={QUESTION_ANSWER_MAX}
          emptyText={t('emptyAnswer')}
          sendLabel={t('sendAnswer')}
          send={async (words) => {
            const answer = await callFromBrowser(answerQuestion, { id, text: words });
            add(answer);
            const { answeredIds, ownAnswerIds } = marks;
            onMarks({ ...marks, answeredIds: [...answeredIds, id], ownAnswerIds: [...ownAnswerIds, answer.id] });
            setAnswering(false);
            void toast(t('answered'), 'success', 'question');
          }}
          onClose={() => setAnswering(false)}
        />
      )}
      {answers.length === 0 ? (
        <p className="mt-3 text-ink-3">{t('noAnswer')}</p>
      ) : (
        <ul aria-label={t('answers')} className="mt-3 grid gap-3">
          {answers.map((answer) => (
            <li key={answer.id}>
              <AnswerRow answer={answer} marks={marks} onMarks={onMarks} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <TextButton variant="strong" aria-busy={isBusy} className="mt-3" onClick={more}>
          {t('moreAnswers', { count: left })}
        </TextButton>
      )}
    </article>
  );
}

/** The answers to a question: the most helpful ones, then all of them, page after page, and one's own at once. */
function useAnswers(productId: number, { id, answers: first, answerCount }: Question) {
  const { isBusy, press } = useSubmitGuard();
  const [loaded, setLoaded] = useState<{ list: Answer[]; page: number; total: number } | null>(null);
  const [added, setAdded] = useState<Answer[]>([]);
  const listed = loaded?.list ?? first;
  const mine = added.filter(({ id: own }) => !listed.some((each) => each.id === own));
  return {
    answers: [...listed, ...mine],
    left: (loaded?.total ?? answerCount) - listed.length,
    isBusy,
    add: (answer: Answer) => setAdded((before) => [...before, answer]),
    more: () => {
      const page = (loaded?.page ?? 0) + 1;
      void press({ page }, async () => {
        const found = await callFromBrowser(listAnswers, {
          id: productId,
          questionId: id,
          page,
          limit: answersPerPage,
        });
        setLoaded((before) => ({ list: [...(before?.list ?? []), ...found.list], page, total: found.total }));
      });
    },
  };
}
