import { Table } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { getShopSales } from '#contract/orders/merchant-sales.ts';

export type DaysSales = OutputOf<typeof getShopSales>['list'];

/** The figures of the chart, newest day first. */
export function SalesTable({ list }: { list: DaysSales }) {
  const t = useTranslations('console.sales');
  const { money, count, date } = useFormats();
  return (
    <Table aria-label={t('title')} className="figures">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('day')}</Table.Th>
          <Table.Th ta="right">{t('orders')}</Table.Th>
          <Table.Th ta="right">{t('net')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {list.toReversed().map(({ day, orders, amount }) => (
          <Table.Tr key={day}>
            <Table.Td>{date(day)}</Table.Td>
            <Table.Td ta="right">{count(orders)}</Table.Td>
            <Table.Td ta="right">{money(amount)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
