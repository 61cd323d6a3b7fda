import { Box, Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import type { Balances } from '#console/merchant/finance/balance-of.ts';
import { FigureLink } from '#console/merchant/finance/figure-link.tsx';
import { useLedgerPath } from '#console/merchant/finance/ledger-path.ts';
import { unreceived as unreceivedMark } from '#contract/payouts/merchant.ts';
import { releasesOf } from './release-rows.ts';

/** When what is pending becomes available, day by day. */
export function Releases({ balances }: { balances: Balances }) {
  const t = useTranslations('finance.overview');
  const { date, count } = useFormats();
  const pathOf = useLedgerPath();
  const { days, later, unreceived, pending } = releasesOf(balances);
  return (
    <Part title={t('releases')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('releasesText', { days: balances.refundDays })}
      </Text>
      {days.length === 0 && pending === 0 ? (
        <Text c="dimmed">{t('nothingPending')}</Text>
      ) : (
        <Table aria-label={t('releases')} className="figures">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('day')}</Table.Th>
              <Table.Th ta="right">{t('orders')}</Table.Th>
              <Table.Th ta="right">{t('amount')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map(({ day, orders, amount, part }) => (
              <Row
                key={day}
                name={date(day)}
                part={part}
                orders={count(orders)}
                amount={amount}
                to={pathOf({ account: 'pending', release: day })}
              />
            ))}
            {later !== 0 && <Row name={t('later')} amount={later} />}
            {unreceived !== 0 && (
              <Row
                name={t('unreceived')}
                text={t('unreceivedText')}
                amount={unreceived}
                to={pathOf({ account: 'pending', release: unreceivedMark })}
              />
            )}
            <Row name={t('total')} amount={pending} to={pathOf({ account: 'pending' })} isTotal />
          </Table.Tbody>
        </Table>
      )}
    </Part>
  );
}

type RowProps = {
  name: string;
  text?: string;
  orders?: string;
  amount: number;
  to?: string;
  part?: number;
  isTotal?: boolean;
};

function Row({ name, text, orders = '', amount, to, part, isTotal }: RowProps) {
  const { money } = useFormats();
  return (
    <Table.Tr fw={isTotal ? 700 : undefined}>
      <Table.Td>
        {name}
        {text && (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
        {part !== undefined && (
          <Box
            aria-hidden="true"
            mt={4}
            h={6}
            w={`${Math.round(part * 100)}%`}
            bg="brand.6"
            style={{ borderRadius: 3 }}
          />
        )}
      </Table.Td>
      <Table.Td ta="right">{orders}</Table.Td>
      <Table.Td ta="right">{to ? <FigureLink to={to}>{money(amount)}</FigureLink> : money(amount)}</Table.Td>
    </Table.Tr>
  );
}
