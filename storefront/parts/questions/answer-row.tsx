import { Store, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { markAnswerHelpful } from '#contract/questions/shopper.ts';
import type { Answer } from '#contract/questions/values.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { type PostMarks, ReportButton } from './post-marks.tsx';

type AnswerRowProps = { answer: Answer; marks: PostMarks; onMarks: (marks: PostMarks) => void };

/** An answer of the shop or of a buyer, and what readers can say about it. */
export function AnswerRow({ answer, marks, onMarks }: AnswerRowProps) {
  return (
    <article className="rounded-md bg-page px-4 py-3">
      <AnswerText answer={answer} />
      <div className="mt-2 flex items-center gap-5 text-xs text-ink-2">
        <HelpfulButton answer={answer} marks={marks} onMarks={onMarks} />
        <ReportButton kind="answer" id={answer.id} marks={marks} onMarks={onMarks} />
      </div>
    </article>
  );
}

/** Who answers, when and what. */
export function AnswerText({ answer: { isShop, nickname, createTime, text } }: { answer: Answer }) {
  const t = useTranslations('questions');
  const writeDay = useShortDay();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3">
        {isShop ? (
          <Badge tone="brand">
            <Store aria-hidden="true" size={12} />
            {t('shop')}
          </Badge>
        ) : (
          <>
            <span className="font-medium wrap-anywhere text-ink">{nickname}</span>
            <Badge tone="success">{t('bought')}</Badge>
          </>
        )}
        <time dateTime={createTime}>{writeDay(createTime)}</time>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
    </>
  );
}

/** How many found an answer helpful. About one's own there is nothing to say. */
function HelpfulButton({ answer: { id, helpful: loaded }, marks, onMarks }: AnswerRowProps) {
  const t = useTranslations('questions');
  const { isBusy, press } = useSubmitGuard();
  const [counted, setCounted] = useState<number | null>(null);
  const helpful = counted ?? loaded;
  const isHelpful = marks.helpfulIds.includes(id);
  if (marks.ownAnswerIds.includes(id)) return <span>{t('helpful', { count: helpful })}</span>;
  const turn = (isHelpful: boolean) =>
    press({ id, isHelpful }, async () => {
      setCounted((await callFromBrowser(markAnswerHelpful, { id, isHelpful })).helpful);
      const others = marks.helpfulIds.filter((each) => each !== id);
      onMarks({ ...marks, helpfulIds: isHelpful ? [...others, id] : others });
    });
  return (
    <TextButton
      variant="inherit"
      aria-pressed={isHelpful}
      aria-busy={isBusy}
      onClick={() => (seemsSignedIn() ? void turn(!isHelpful) : askToSignIn())}
    >
      <ThumbsUp aria-hidden="true" size={14} className={isHelpful ? 'fill-current' : ''} />
      {t('helpful', { count: helpful })}
    </TextButton>
  );
}
