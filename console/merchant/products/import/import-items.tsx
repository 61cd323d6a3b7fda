import { Anchor, Group, Select, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import {
  type ImportItem,
  importOutcomes,
  listImportItems,
  type ProductImport,
} from '#contract/catalogue/merchant-import.ts';

/** The products of an import, with what happens to each. */
export function ImportItems({ of: { id, state } }: { of: ProductImport }) {
  const t = useTranslations('product-import');
  const tProducts = useTranslations('console.products');
  const { count } = useFormats();
  const { page, limit, value, change } = useListAddress();
  const shopId = useShopId();
  const outcome = importOutcomes.find((one) => one === value('outcome'));
  const query = useCall(listImportItems, { id, outcome, page, limit }, { keepsPrevious: true });
  const nameOf = ({ name }: ImportItem) => name || tProducts('unnamed');
  const addressOf = ({ productId, draftId }: ImportItem) => productId ?? (draftId && `drafts/${draftId}`);
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>{t('items.title')}</Title>
        <Select
          aria-label={t('items.filter')}
          placeholder={t('items.all')}
          clearable
          clearButtonProps={{ 'aria-label': t('items.all') }}
          value={outcome ?? null}
          onChange={(next) => change({ outcome: next })}
          data={importOutcomes.map((one) => ({ value: one, label: t(`outcomes.${one}`) }))}
        />
      </Group>
      <List<ImportItem>
        label={t('items.title')}
        query={query}
        idOf={({ row }) => row}
        empty={t('items.none')}
        columns={[
          { accessor: 'row', title: t('problemColumns.row'), width: 90, render: ({ row }) => count(row) },
          {
            accessor: 'name',
            title: tProducts('product'),
            render: (item) => {
              const address = state === 'undone' ? null : addressOf(item);
              return address ? (
                <Anchor component={Link} size="sm" to={`/${shopId}/products/${address}`}>
                  {nameOf(item)}
                </Anchor>
              ) : (
                nameOf(item)
              );
            },
          },
          {
            accessor: 'outcome',
            title: t('items.outcome'),
            width: 200,
            render: (item) => t(`outcomes.${item.outcome}`),
          },
        ]}
      />
    </Stack>
  );
}
