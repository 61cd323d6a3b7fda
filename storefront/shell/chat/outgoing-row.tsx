import { useTranslations } from 'use-intl';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Bubble, BubbleMark } from '#ui/chat/bubble.tsx';
import type { Outgoing } from '#ui/chat/outbox.ts';

type OutgoingRowProps = { message: Outgoing; onRetry: () => void; onDiscard: () => void };

/** A message of one's own that the mall has not confirmed yet, or has refused. */
export function OutgoingRow({ message: { content, failed, number }, onRetry, onDiscard }: OutgoingRowProps) {
  const t = useTranslations('chat');
  const state = failed ? 'failed' : number === undefined ? 'waiting' : 'sent';
  return (
    <div className="flex flex-col items-end gap-1">
      <span className="sr-only">{t('you')}</span>
      <div className="max-w-[82%]">
        <Bubble isOwn>
          {content.kind === 'text' ? content.text : t(content.kind === 'picture' ? 'picture' : 'card')}
        </Bubble>
      </div>
      <span className="flex flex-wrap items-center justify-end gap-x-3 px-1 text-xs text-ink-3">
        <BubbleMark state={state} label={failed?.message || t(`marks.${state}`)} />
        {failed && (
          <>
            <TextButton variant="strong" onClick={onRetry}>
              {t('retry')}
            </TextButton>
            <TextButton onClick={onDiscard}>{t('discard')}</TextButton>
          </>
        )}
      </span>
    </div>
  );
}
