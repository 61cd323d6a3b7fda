import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type CallFailure, callMall } from '#console/base/call-mall.ts';
import { Dialog } from '#console/base/dialog.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useShopId } from '#console/base/use-call.ts';
import { Comparison } from '#console/merchant/products/compare/comparison.tsx';
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
  const { time } = useFormats();
  const nameOf = ({ savedBy }: Draft) => savedBy || t('conflict.someone');
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
        <Stack>
          <Text size="sm">{t('conflict.text', { name: nameOf(theirs), time: time(theirs.savedAt) })}</Text>
          <Comparison
            label={t('conflict.title')}
            one={{ name: nameOf(theirs), content: theirs.content }}
            other={{ name: t('conflict.mine'), content: mine }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => onTakeTheirs(theirs)}>
              {t('conflict.takeTheirs')}
            </Button>
            <Button onClick={() => onKeepMine(basisOf(theirs))}>{t('conflict.keepMine')}</Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
