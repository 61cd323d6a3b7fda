import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure, callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useShopId } from '#console/base/use-call.ts';
import { wholeGrid } from '#console/merchant/products/variants/combinations.ts';
import { countProducts, listProducts } from '#contract/catalogue/merchant.ts';
import { type Draft, saveDraft } from '#contract/catalogue/merchant-drafts.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { createAutosave } from './autosave.ts';
import { forgetUnsaved, readUnsaved, writeUnsaved } from './unsaved.ts';

const delayMs = 1000;
const retryMs = 5000;

/** The draft as the grid shows it: every combination of its options has a row. */
const shown = (content: ProductContent): ProductContent => ({ ...content, ...wholeGrid(content) });

/** A draft that saves itself. What an earlier visit could not save is taken up again. */
export function useDraft(draft: Draft) {
  const t = useTranslations('console.products.saving');
  const shopId = useShopId();
  const client = useQueryClient();
  const { done } = useNotices();
  const [autosave] = useState(() =>
    createAutosave<ProductContent>({
      version: draft.version,
      content: shown(draft.content),
      save: async (unsaved) => (await callMall(saveDraft, { id: draft.id, ...unsaved }, shopId)).version,
      isConflict: (error) => error instanceof CallFailure && error.reason === 'changed_meanwhile',
      remember: (unsaved) => (unsaved ? writeUnsaved(draft.id, unsaved) : forgetUnsaved(draft.id)),
      delayMs,
      retryMs,
    }),
  );
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.snapshot);

  useEffect(() => {
    const unsaved = readUnsaved(draft.id);
    if (unsaved) autosave.resume(unsaved);
  }, [autosave, draft.id]);

  // A colleague has saved while nothing was typed here: what they wrote is shown.
  const seen = useRef(draft.version);
  useEffect(() => {
    if (draft.version <= seen.current) return;
    seen.current = draft.version;
    const { state, version } = autosave.snapshot();
    if (state !== 'saved' || draft.version <= version) return;
    autosave.takeTheirs({ version: draft.version, content: shown(draft.content) });
    done(t('updated', { name: draft.savedBy }));
  }, [autosave, draft, done, t]);

  useEffect(() => {
    const saveNow = () => void autosave.saveNow();
    const hidden = () => document.visibilityState === 'hidden' && saveNow();
    const leaving = (event: BeforeUnloadEvent) => autosave.snapshot().state !== 'saved' && event.preventDefault();
    addEventListener('online', saveNow);
    addEventListener('beforeunload', leaving);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('online', saveNow);
      removeEventListener('beforeunload', leaving);
      document.removeEventListener('visibilitychange', hidden);
      autosave.stop();
      for (const { path } of [listProducts, countProducts]) void client.invalidateQueries({ queryKey: [path] });
    };
  }, [autosave, client]);

  const [update] = useState(() => (change: (content: ProductContent) => ProductContent) => {
    const before = autosave.snapshot().content;
    const after = change(before);
    if (after !== before) autosave.change(after);
  });
  return { ...snapshot, update, autosave };
}
