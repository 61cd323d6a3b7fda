import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { useSend } from '#console/base/use-call.ts';
import {
  binProducts,
  hideProducts,
  type ProductState,
  productsAtOnceMax,
  restoreProducts,
  showProducts,
} from '#contract/catalogue/merchant.ts';

export type ProductAct = 'hide' | 'show' | 'bin' | 'restore';

const undoneBy: Record<ProductAct, ProductAct> = { hide: 'show', show: 'hide', bin: 'restore', restore: 'bin' };

/** What can be done with products of a state. A draft is none of them yet. */
export const actsOf: Record<ProductState, readonly ProductAct[]> = {
  on_sale: ['hide', 'bin'],
  sold_out: ['hide', 'bin'],
  hidden: ['show', 'bin'],
  forced_down: ['bin'],
  bin: ['restore'],
  draft: [],
  in_review: [],
  refused: [],
};

export type DraftAct = 'submit' | 'withdraw' | 'discard';

/** What can be done with drafts of a state. */
export const draftActsOf: Partial<Record<ProductState, readonly DraftAct[]>> = {
  draft: ['submit', 'discard'],
  in_review: ['withdraw', 'discard'],
  refused: ['submit', 'discard'],
};

/** Takes products on or off sale, into the bin or out of it; what was changed can be taken back. */
export function useProductActs() {
  const t = useTranslations('console.products');
  const words = useTranslations('console');
  const { done, failed } = useNotices();
  const undo = useUndoNotice();
  const sends = {
    hide: useSend(hideProducts),
    show: useSend(showProducts),
    bin: useSend(binProducts),
    restore: useSend(restoreProducts),
  };

  /** The numbers of those that changed by it. */
  async function change(act: ProductAct, ids: readonly number[]): Promise<number[]> {
    const changed: number[] = [];
    for (let start = 0; start < ids.length; start += productsAtOnceMax) {
      const outcomes = await sends[act].mutateAsync({ ids: ids.slice(start, start + productsAtOnceMax) });
      changed.push(...outcomes.filter(({ isChanged }) => isChanged).map(({ id }) => id));
    }
    return changed;
  }

  return {
    isBusy: Object.values(sends).some(({ isPending }) => isPending),
    async act(act: ProductAct, ids: readonly number[]): Promise<void> {
      try {
        const changed = await change(act, ids);
        if (changed.length === 0) return void done(words('outcomes.nothing'));
        undo(t(`acts.${act}Done`, { count: changed.length }), () =>
          change(undoneBy[act], changed).then(() => done(words('undone')), failed),
        );
      } catch (error) {
        failed(error);
      }
    },
  };
}
