import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure, callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useShopId } from '#console/base/use-call.ts';
import { wholeGrid } from '#console/merchant/products/variants/combinations.ts';
import { countProducts, listProducts } from '#contract/catalogue/merchant.ts';
import { type Draft, getDraft, getProductDraft, saveDraft } from '#contract/catalogue/merchant-drafts.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { FailureReason } from '#contract/core/call.ts';
import { createAutosave } from './autosave.ts';
import { basisOf, type DraftBasis, isNewer } from './draft-basis.ts';
import { forgetUnsaved, readUnsaved, writeUnsaved } from './unsaved.ts';

const delayMs = 1000;
const retryMs = 5000;

/** The draft as the grid shows it: every combination of its options has a row. */
const shown = (content: ProductContent): ProductContent => ({ ...content, ...wholeGrid(content) });

const asShown = (draft: Draft) => ({ version: basisOf(draft), content: shown(draft.content) });

const isRefused = (error: unknown, reason: FailureReason) => error instanceof CallFailure && error.reason === reason;

/** A draft that saves itself, from the first change on. What an earlier visit could not save is taken up again. */
export function useDraft(draft: Draft, onNewDraft: (id: number) => void) {
  const t = useTranslations('console.products.saving');
  const shopId = useShopId();
  const client = useQueryClient();
  const { done } = useNotices();
  const [autosave] = useState(() => {
    const { productId } = draft;
    let { id } = draft;
    const stored = () => ({ shopId, id, productId });
    return createAutosave<ProductContent, DraftBasis>({
      ...asShown(draft),
      async save({ version, content }) {
        const saved = await callMall(saveDraft, { ...version, productId, content }, shopId).catch((error) => {
          if (productId !== null || !isRefused(error, 'draft_not_found')) throw error;
          // A colleague has published or discarded it. What is written here is not lost: it becomes a draft of its own.
          return callMall(saveDraft, { id: null, version: 0, content }, shopId);
        });
        if (saved.id !== id && productId === null && saved.id !== null) {
          forgetUnsaved(stored());
          onNewDraft(saved.id);
        }
        id = saved.id;
        return basisOf(saved);
      },
      isConflict: (error) => isRefused(error, 'changed_meanwhile'),
      remember: (unsaved) => (unsaved ? writeUnsaved(stored(), unsaved) : forgetUnsaved(stored())),
      delayMs,
      retryMs,
    });
  });
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.snapshot);

  const [opened] = useState({ shopId, id: draft.id, productId: draft.productId });
  useEffect(() => {
    const unsaved = readUnsaved(opened);
    if (unsaved) autosave.resume(unsaved);
  }, [autosave, opened]);

  // A colleague has saved while nothing was typed here: what they wrote is shown.
  useEffect(() => {
    const { state, version } = autosave.snapshot();
    if (state !== 'saved' || !isNewer(draft, version)) return;
    autosave.takeTheirs(asShown(draft));
    done(draft.savedBy ? t('updated', { name: draft.savedBy }) : t('updatedBySomeone'));
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
      // What was read before all of this must not be where the next visit begins.
      for (const { path } of [getDraft, getProductDraft]) client.removeQueries({ queryKey: [path] });
    };
  }, [autosave, client]);

  const [update] = useState(() => (change: (content: ProductContent) => ProductContent) => {
    const before = autosave.snapshot().content;
    const after = change(before);
    if (after !== before) autosave.change(after);
  });
  const takeTheirs = (theirs: Draft) => autosave.takeTheirs(asShown(theirs));
  return { ...snapshot, update, takeTheirs, autosave };
}
