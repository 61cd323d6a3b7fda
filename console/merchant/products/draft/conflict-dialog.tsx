import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type CallFailure, callMall } from '#console/base/call-mall.ts';
import { Comparison } from '#console/base/compare/comparison.tsx';
import { ConflictChoice, useColleague } from '#console/base/conflict/conflict-choice.tsx';
import { Dialog } from '#console/base/dialog.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useShopId } from '#console/base/use-call.ts';
import { useOwnNames } from '#console/merchant/products/own-names.tsx';
import { changedParts } from '#contract/catalogue/changed-parts.ts';
import { type Draft, getDraft, getProductDraft } from '#contract/catalogue/merchant-drafts.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { basisOf, type DraftBasis } from './draft-basis.ts';

type ConflictDialogProps = {
  draftId: number | null;
  productId: number | null;
  mine: ProductContent;
  onTakeTheirs: (draft: Draft) => void;
  onKeepMine: (basis: DraftBasis) => void;
  onClose: () => void;
};

/** A colleague saved in between: who, when and what, and which of both is to stay. */
export function ConflictDialog({ draftId, productId, mine, onTakeTheirs, onKeepMine, onClose }: ConflictDialogProps) {
  const t = useTranslations('console.products');
  const shopId = useShopId();
  const {
    data: theirs,
    error,
    refetch,
  } = useQuery<Draft, CallFailure>({
    queryKey: [getDraft.path, shopId, productId, draftId, 'conflict'],
    queryFn: ({ signal }) =>
      productId === null
        ? callMall(getDraft, { id: draftId }, shopId, signal)
        : callMall(getProductDraft, { productId }, shopId, signal),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog title={t('conflict.title')} size="xl" onClose={onClose}>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!theirs && !error && <Skeleton h={160} />}
      {theirs && (
        <ConflictChoice
          saved={theirs}
          isSame={changedParts(theirs.content, mine).length === 0}
          onTakeTheirs={() => onTakeTheirs(theirs)}
          onKeepMine={() => onKeepMine(basisOf(theirs))}
        >
          <Differences theirs={theirs} mine={mine} />
        </ConflictChoice>
      )}
    </Dialog>
  );
}

function Differences({ theirs, mine }: { theirs: Draft; mine: ProductContent }) {
  const t = useTranslations('console');
  const name = useColleague(theirs);
  return (
    <Comparison
      names={useOwnNames()}
      label={t('products.conflict.title')}
      one={{ name, content: theirs.content }}
      other={{ name: t('conflict.mine'), content: mine }}
    />
  );
}
