import { Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type CallFailure, callMall } from '#console/base/call-mall.ts';
import { Dialog } from '#console/base/dialog.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useShopId } from '#console/base/use-call.ts';
import { changedParts, isSame, type ProductPart } from '#contract/catalogue/changed-parts.ts';
import { type Draft, getDraft, getProductDraft } from '#contract/catalogue/merchant-drafts.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { locales } from '#contract/core/languages.ts';
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
  const textOf = usePartText();
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
    <Dialog title={t('conflict.title')} size="lg" onClose={onClose}>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!theirs && !error && <Skeleton h={160} />}
      {theirs && (
        <Stack>
          <Text size="sm">{t('conflict.text', { name: nameOf(theirs), time: time(theirs.savedAt) })}</Text>
          <Table aria-label={t('conflict.title')} verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('conflict.part')}</Table.Th>
                <Table.Th>{nameOf(theirs)}</Table.Th>
                <Table.Th>{t('conflict.mine')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {changedParts(mine, theirs.content).map((part) => (
                <Table.Tr key={part}>
                  <Table.Th scope="row">{t(`fields.${part}`)}</Table.Th>
                  <Table.Td>{textOf(part, theirs.content, mine)}</Table.Td>
                  <Table.Td>{textOf(part, mine, theirs.content)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
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

const lettersShown = 120;

/** What a part says, in so few words that two can be compared: of texts the first language in which they differ. */
function usePartText(): (part: ProductPart, one: ProductContent, other: ProductContent) => string {
  const t = useTranslations('console.products');
  const { time } = useFormats();
  return (part, one, other) => {
    const [value, against] = [one[part], other[part]];
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    if (Array.isArray(value)) return t('conflict.rows', { count: value.length });
    if (typeof value === 'object') {
      const texts = against as typeof value;
      const locale = locales.find((each) => !isSame(value[each] ?? '', texts[each] ?? ''));
      const plain = (locale ? (value[locale] ?? '') : '').replaceAll(/<[^>]*>/g, ' ').trim();
      return plain ? plain.slice(0, lettersShown) : '–';
    }
    return part === 'onSaleFrom' || part === 'onSaleUntil' ? time(String(value)) : String(value);
  };
}
