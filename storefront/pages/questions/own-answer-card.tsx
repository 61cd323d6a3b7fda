import { ThumbsUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OwnAnswer } from '#contract/questions/shopper-own.ts';
import { PostCard } from './post-card.tsx';

/** One of one's own answers, with the question. */
export function OwnAnswerCard({ answer }: { answer: OwnAnswer }) {
  const t = useTranslations('questions');
  return (
    <PostCard post={answer}>
      <p className="mt-1.5 wrap-anywhere text-ink-3">{t('own.about', { text: answer.question })}</p>
      <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{answer.text}</p>
      <p className="mt-2 inline-flex items-center gap-1.5 text-xs text-ink-3">
        <ThumbsUp size={14} aria-hidden="true" />
        {t('helpful', { count: answer.helpful })}
      </p>
    </PostCard>
  );
}
