import { Table } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import { useLedgerPath } from '#console/merchant/finance/ledger-path.ts';
import type { Statement } from '#contract/payouts/merchant-statements.ts';
import { daysOf, neighbourOf } from '#contract/payouts/statement-period.ts';
import { Figure } from './figure.tsx';

/** Each account before and after the period. Its balances open everything that was booked until then. */
export function BalancesPart({ statement: { period, accounts } }: { statement: Statement }) {
  const t = useTranslations();
  const pathOf = useLedgerPath();
  const { first, last } = daysOf(period);
  const before = neighbourOf(first, -1);
  return (
    <Part title={t('statements.page.balances')}>
      <Table aria-label={t('statements.page.balances')} className="figures">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('statements.page.balance')}</Table.Th>
            <Table.Th ta="right">{t('statements.page.opening')}</Table.Th>
            <Table.Th ta="right">{t('statements.page.incoming')}</Table.Th>
            <Table.Th ta="right">{t('statements.page.outgoing')}</Table.Th>
            <Table.Th ta="right">{t('statements.page.closing')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {accounts.map(({ account, opening, incoming, outgoing, closing }) => (
            <Table.Tr key={account}>
              <Table.Td>{t(`finance.accounts.${account}`)}</Table.Td>
              <Table.Td ta="right">
                <Figure amount={opening} to={pathOf({ account, through: before })} isBalance />
              </Table.Td>
              <Table.Td ta="right">
                <Figure amount={incoming} to={pathOf({ account, period, direction: 'in' })} />
              </Table.Td>
              <Table.Td ta="right">
                <Figure amount={outgoing} to={pathOf({ account, period, direction: 'out' })} />
              </Table.Td>
              <Table.Td ta="right" fw={600}>
                <Figure amount={closing} to={pathOf({ account, through: last })} isBalance />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Part>
  );
}
