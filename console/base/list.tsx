import 'mantine-datatable/styles.css';
import { Box, Center, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CallFailure } from './call-mall.ts';
import { useFormats } from './format.ts';
import { useListAddress } from './list-address.ts';
import { LoadFailure } from './load-failure.tsx';

export const pageSize = 20;

type ListProps<Row> = {
  label: string;
  query: UseQueryResult<{ list: Row[]; total: number }, CallFailure>;
  columns: DataTableColumn<Row>[];
  idOf: (row: Row) => string | number;
  empty: string;
  /** What to do about an empty list. */
  emptyAction?: ReactNode;
  onOpen?: (row: Row) => void;
  /** Counting stops here: so many are at least that many. */
  countMax?: number;
};

/** A page of a long list as a table. While another page comes, the one that is shown stays. */
export function List<Row extends object>({
  label,
  query,
  columns,
  idOf,
  empty,
  emptyAction,
  onOpen,
  countMax,
}: ListProps<Row>) {
  const t = useTranslations('console');
  const { page, change } = useListAddress();
  const { count } = useFormats();
  const totalText = (total: number) => (total === countMax ? `${count(total)}+` : count(total));
  const { data, error, isFetching, refetch } = query;
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (data && data.total === 0)
    return (
      <Center p={64} bg="var(--console-card)" bd="1px solid var(--console-line)" style={{ borderRadius: 8 }}>
        <Stack align="center" gap="xs">
          <Inbox size={40} aria-hidden="true" />
          <Text c="dimmed">{empty}</Text>
          {emptyAction}
        </Stack>
      </Center>
    );
  return (
    <Box aria-busy={isFetching}>
      <DataTable<Row>
        aria-label={label}
        withTableBorder
        borderRadius={8}
        highlightOnHover={onOpen !== undefined}
        backgroundColor="var(--console-card)"
        minHeight={data ? undefined : 240}
        fetching={!data}
        records={data?.list ?? []}
        idAccessor={(row) => String(idOf(row))}
        columns={columns}
        totalRecords={data?.total ?? 0}
        recordsPerPage={pageSize}
        page={page}
        onPageChange={(next) => change({ page: next })}
        paginationText={({ from, to, totalRecords }) => t('list.range', { from, to, total: totalText(totalRecords) })}
        {...(onOpen && { onRowClick: ({ record, event }) => isOnRow(event.target) && onOpen(record) })}
      />
    </Box>
  );
}

/** A press on a link, a button or a menu in a row is none on the row. */
function isOnRow(target: EventTarget): boolean {
  return !(target instanceof Element && target.closest('a, button, [role="menu"]'));
}
