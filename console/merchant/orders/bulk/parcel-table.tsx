import { Table } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { TableCard } from '#console/base/lists/table-card.tsx';
import type { Carrier } from '#contract/shipping/merchant.ts';
import { ParcelTableRow } from './parcel-row.tsx';
import type { ParcelRow, useParcelList } from './use-parcel-list.ts';

type ParcelTableProps = {
  list: ReturnType<typeof useParcelList>;
  rows: readonly ParcelRow[];
  carriers: readonly Carrier[];
};

/** The list of parcels: every line with what will happen to it, or what is wrong. */
export function ParcelTable({ list, rows, carriers }: ParcelTableProps) {
  const t = useTranslations('console.orders');
  return (
    <TableCard
      label={t('bulk.list')}
      head={
        <>
          <Table.Th w={210}>{t('order')}</Table.Th>
          <Table.Th w={150}>{t('consignee')}</Table.Th>
          <Table.Th ta="right">{t('quantity')}</Table.Th>
          <Table.Th w={170}>{t('carrier')}</Table.Th>
          <Table.Th w={200}>{t('tracking')}</Table.Th>
          <Table.Th w={260}>{t('bulk.result')}</Table.Th>
          <Table.Th w={56} />
        </>
      }
    >
      {rows.map((row) => (
        <ParcelTableRow
          key={row.key}
          row={row}
          carriers={carriers}
          check={list.checkOf(row)}
          outcome={list.outcomes.get(row.key)}
          isSending={list.sent !== null}
          onEdit={list.edit}
          onRemove={list.remove}
        />
      ))}
    </TableCard>
  );
}
