import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useOutcomeNotice } from '#console/base/lists/outcome-notice.tsx';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { type OwnProduct, productsAtOnceMax } from '#contract/catalogue/merchant.ts';
import { discardDrafts, restoreDrafts, submitDrafts, withdrawDrafts } from '#contract/catalogue/merchant-draft-acts.ts';
import type { DraftAct } from './product-acts.ts';

type Named = { id: number; name: string };
type Outcome = { id: number; problem: string | null; problemText: string };

/** What can be done with all drafts that are chosen. */
export function DraftActs({
  acts,
  chosen,
  onDone,
}: {
  acts: readonly DraftAct[];
  chosen: readonly OwnProduct[];
  onDone: () => void;
}) {
  const t = useTranslations('console.products');
  const confirm = useConfirm();
  const notice = useOutcomeNotice();
  const [discard, restore] = [useSend(discardDrafts), useSend(restoreDrafts)];
  const [withdraw, submit] = [useSend(withdrawDrafts), useSend(submitDrafts)];
  const drafts = chosen.flatMap(({ draftId, draftVersion, name }) =>
    draftId !== null && draftVersion !== null ? { id: draftId, version: draftVersion, name: name || t('unnamed') } : [],
  );
  const isBusy = [discard, restore, withdraw, submit].some(({ isPending }) => isPending);

  /** In parts, as many as one call takes; with the names by which people know them. */
  async function each<One extends Named>(drafts: readonly One[], send: (part: One[]) => Promise<Outcome[]>) {
    const outcomes: Outcome[] = [];
    for (let from = 0; from < drafts.length; from += productsAtOnceMax)
      outcomes.push(...(await send(drafts.slice(from, from + productsAtOnceMax))));
    onDone();
    return outcomes.map(({ id, problem, problemText }) => ({
      id,
      name: drafts.find((draft) => draft.id === id)?.name ?? '',
      problemText: problem === 'bad_input' ? t('acts.incomplete') : problemText,
    }));
  }

  const does: Record<DraftAct, () => void> = {
    discard: () =>
      void notice(
        each(drafts, (part) => discard.mutateAsync({ ids: idsOf(part) })),
        {
          text: ({ length }) => t('acts.discardDone', { count: length }),
          undo: (discarded) => each(discarded, (part) => restore.mutateAsync({ ids: idsOf(part) })),
        },
      ),
    withdraw: () =>
      void notice(
        each(drafts, (part) => withdraw.mutateAsync({ ids: idsOf(part) })),
        { text: ({ length }) => t('acts.withdrawDone', { count: length }) },
      ),
    submit: () =>
      confirm({
        title: t('acts.submitTitle', { count: drafts.length }),
        text: t('acts.submitText'),
        confirm: t('publish'),
        onConfirm: () =>
          void notice(
            each(drafts, (part) => submit.mutateAsync({ drafts: part.map(({ id, version }) => ({ id, version })) })),
            { text: ({ length }) => t('acts.submitDone', { count: length }) },
          ),
      }),
  };

  return acts.map((act) => (
    <Button key={act} size="xs" variant="default" disabled={isBusy} onClick={does[act]}>
      {t(`acts.${act}`)}
    </Button>
  ));
}

const idsOf = (drafts: readonly { id: number }[]) => drafts.map(({ id }) => id);
