import { Anchor, Stack, Title } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { listImports, type ProductImport } from '#contract/catalogue/merchant-import.ts';
import { ImportState, shownState } from './import-state.tsx';

/** The files that were imported before: who, when, and what came of it. */
export function ImportHistory() {
  const t = useTranslations('product-import');
  const { count, time } = useFormats();
  const { page, limit } = useListAddress();
  const shopId = useShopId();
  const navigate = useNavigate();
  const query = useCall(listImports, { page, limit }, { keepsPrevious: true });
  const to = ({ id }: ProductImport) => `/${shopId}/products/import/${id}`;
  return (
    <Stack gap="sm">
      <Title order={2}>{t('history.title')}</Title>
      <List<ProductImport>
        label={t('history.title')}
        query={query}
        idOf={({ id }) => id}
        exported={{
          name: 'imports',
          read: (paging) => callMall(listImports, paging, shopId),
          columns: [
            [t('history.file'), ({ fileName }) => fileName],
            [t('history.state'), (row) => t(`states.${shownState(row)}`)],
            ...(['create', 'change', 'error'] as const).map((outcome): [string, (row: ProductImport) => number] => [
              t(`outcomes.${outcome}`),
              ({ counts }) => counts[outcome],
            ]),
            [t('history.by'), ({ importedBy }) => importedBy],
            [t('history.at'), ({ addedAt }) => addedAt],
          ],
        }}
        empty={t('history.none')}
        onOpen={(row) => void navigate(to(row))}
        columns={[
          {
            accessor: 'fileName',
            title: t('history.file'),
            render: (row) => (
              <Anchor component={Link} size="sm" to={to(row)}>
                {row.fileName}
              </Anchor>
            ),
          },
          { accessor: 'state', title: t('history.state'), width: 150, render: (row) => <ImportState of={row} /> },
          ...(['create', 'change', 'error'] as const).map((outcome) => ({
            accessor: outcome,
            title: t(`outcomes.${outcome}`),
            textAlign: 'right' as const,
            width: 120,
            render: ({ counts }: ProductImport) => count(counts[outcome]),
          })),
          { accessor: 'importedBy', title: t('history.by'), width: 160 },
          { accessor: 'addedAt', title: t('history.at'), width: 190, render: ({ addedAt }) => time(addedAt) },
        ]}
      />
    </Stack>
  );
}
