import 'mantine-datatable/styles.css';
import { Box, Group, NativeSelect } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CallFailure } from '#console/base/call-mall.ts';
import { ExportButton, type ExportProps } from '#console/base/csv/export-button.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { ListBar } from '#console/base/views/list-bar.tsx';
import { useListColumns } from '#console/base/views/list-columns.ts';
import { useOpening } from '#console/base/views/use-opening.ts';
import type { ViewedList } from '#contract/shops/merchant-views.ts';
import { EmptyList } from './empty-list.tsx';
import { pageSizes, useListAddress } from './list-address.ts';

/** What a list shows, and how it comes. */
export type ListQuery<Row> = {
  data: { list: Row[]; total: number } | undefined;
  error: CallFailure | null;
  isFetching: boolean;
  refetch: () => unknown;
};

export type ListProps<Row> = {
  label: string;
  /** By which its views and columns are saved. */
  list?: ViewedList | undefined;
  /** Saves it as a file. */
  exported?: Omit<ExportProps<Row>, 'name' | 'idOf'> & { name?: string };
  query: ListQuery<Row>;
  columns: DataTableColumn<Row>[];
  idOf: (row: Row) => string | number;
  empty: string;
  /** What to do about an empty list. */
  emptyAction?: ReactNode;
  onOpen?: (row: Row) => void;
  /** Counting stops here: so many are at least that many. */
  countMax?: number;
  /** The rows that are chosen, on this page and others. */
  chosen?: {
    rows: Row[];
    choose: (rows: Row[]) => void;
    nameOf: (row: Row) => string;
    canChoose?: (row: Row) => boolean;
  };
};

/** A page of a long list as a table. While another page comes, the one that is shown stays. */
export function List<Row extends object>({
  label,
  list,
  exported,
  query,
  columns,
  idOf,
  empty,
  emptyAction,
  onOpen,
  countMax,
  chosen,
}: ListProps<Row>) {
  const t = useTranslations('console');
  const { page, limit, rememberedSize, change, resize } = useListAddress();
  const { count } = useFormats();
  const { shown, choices, remembered, toggle } = useListColumns(list, columns);
  useOpening(list, { columns: remembered, size: rememberedSize });
  const { data, error, isFetching, refetch } = query;
  const exports = exported && data && data.total > 0 && (
    <ExportButton {...exported} name={list ?? exported.name ?? 'list'} idOf={idOf} />
  );
  const bar = list ? (
    <ListBar list={list} columns={{ choices, toggle }}>
      {exports}
    </ListBar>
  ) : (
    exports && <Group justify="flex-end">{exports}</Group>
  );
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (data && data.total === 0)
    return (
      <>
        {bar}
        <EmptyList text={empty} action={emptyAction} />
      </>
    );
  return (
    <>
      {bar}
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
          columns={shown}
          totalRecords={data?.total ?? 0}
          recordsPerPage={limit}
          page={page}
          onPageChange={(next) => change({ page: next })}
          paginationText={({ from, to, totalRecords }) =>
            t(totalRecords === countMax ? 'list.rangeOrMore' : 'list.range', { from, to, total: count(totalRecords) })
          }
          getPaginationControlProps={(control) => ({ 'aria-label': t(`list.${control}`) })}
          renderPagination={({ Controls }) => (
            <>
              <Controls.Text />
              {data && data.total > pageSizes[0] && (
                <NativeSelect
                  size="xs"
                  aria-label={t('list.size')}
                  value={limit}
                  data={pageSizes.map((size) => ({ value: String(size), label: t('list.perPage', { count: size }) }))}
                  onChange={(event) => resize(Number(event.currentTarget.value))}
                />
              )}
              <Controls.Pagination />
            </>
          )}
          {...(chosen && {
            selectedRecords: chosen.rows,
            onSelectedRecordsChange: chosen.choose,
            isRecordSelectable: chosen.canChoose ?? (() => true),
            allRecordsSelectionCheckboxProps: { 'aria-label': t('list.chooseAll') },
            getRecordSelectionCheckboxProps: (row: Row) => ({
              'aria-label': t('list.choose', { name: chosen.nameOf(row) }),
            }),
          })}
          {...(onOpen && { onRowClick: ({ record, event }) => isOnRow(event.target) && onOpen(record) })}
        />
      </Box>
    </>
  );
}

/** A press on a link, a button or a menu in a row is none on the row. */
function isOnRow(target: EventTarget): boolean {
  return !(target instanceof Element && target.closest('a, button, label, input, [role="menu"]'));
}
