import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { SignedAmount } from '#console/base/money/signed-amount.tsx';
import type { LedgerEntry } from '#contract/payouts/merchant.ts';
import { useEntryPath } from './open-entry.ts';
import { runningTotals } from './running-totals.ts';

/** Everything that was booked for an order line, and what the shop had of it after each. The one that is explained is marked. */
export function LineEntries({ entries, current }: { entries: readonly LedgerEntry[]; current: number }) {
  const t = useTranslations('finance');
  const { time, money } = useFormats();
  const pathOf = useEntryPath();
  const totals = runningTotals(entries.map(({ amount }) => amount));
  return (
    <Table aria-label={t('explain.line')} className="figures" verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('ledger.type')}</Table.Th>
          <Table.Th>{t('ledger.balance')}</Table.Th>
          <Table.Th ta="right">{t('ledger.amount')}</Table.Th>
          <Table.Th ta="right">{t('explain.total')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map(({ id, rule, account, amount, at }, place) => (
          <Table.Tr
            key={id}
            {...(id === current && { 'aria-current': 'true' as const, bg: 'var(--mantine-color-default-hover)' })}
          >
            <Table.Td>
              {id === current ? (
                <Text size="sm" fw={600}>
                  {t(`rules.${rule}`)}
                </Text>
              ) : (
                <Anchor component={Link} to={pathOf(id)} preventScrollReset size="sm">
                  {t(`rules.${rule}`)}
                </Anchor>
              )}
              <Text size="xs" c="dimmed">
                {time(at)}
              </Text>
            </Table.Td>
            <Table.Td>{t(`accounts.${account}`)}</Table.Td>
            <Table.Td ta="right">
              <SignedAmount amount={amount} />
            </Table.Td>
            <Table.Td ta="right">{money(totals[place] ?? 0)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
