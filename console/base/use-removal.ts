import { useTranslations } from 'use-intl';
import type { Call, InputOf } from '#contract/core/call.ts';
import { useNotices } from './failure-text.ts';
import { useUndoNotice } from './undo-notice.tsx';
import { useSend } from './use-call.ts';

/** Removes something by one call, with a button that brings it back by another call about the same thing. */
export function useRemoval<Input extends Call['input']>(
  removing: Call & { input: Input },
  restoring: Call & { input: Input },
): (input: InputOf<typeof removing>, message: string) => Promise<void> {
  const t = useTranslations('console');
  const { done, failed } = useNotices();
  const undo = useUndoNotice();
  const remove = useSend(removing);
  const restore = useSend(restoring);
  return async (input, message) => {
    try {
      await remove.mutateAsync(input);
      undo(message, () => void restore.mutateAsync(input).then(() => done(t('undone')), failed));
    } catch (error) {
      failed(error);
    }
  };
}
