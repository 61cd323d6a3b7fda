import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { useSend } from '#console/base/use-call.ts';
import { discardDraft, restoreDraft } from '#contract/catalogue/merchant-drafts.ts';

/** Discards a draft. Taken back, it is as it was: also in review, or refused with its reason. */
export function useDiscard(): (id: number, name: string) => Promise<void> {
  const t = useTranslations('console.products');
  const words = useTranslations('console');
  const { done, failed } = useNotices();
  const undo = useUndoNotice();
  const discard = useSend(discardDraft);
  const restore = useSend(restoreDraft);
  return async (id, name) => {
    try {
      await discard.mutateAsync({ id });
      undo(t('discarded', { name }), () => restore.mutateAsync({ id }).then(() => done(words('undone')), failed));
    } catch (error) {
      failed(error);
    }
  };
}
