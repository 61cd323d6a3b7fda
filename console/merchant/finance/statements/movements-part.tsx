import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { FigureLink } from '#console/merchant/finance/figure-link.tsx';
import { useLedgerPath } from '#console/merchant/finance/ledger-path.ts';
import type { Statement } from '#contract/payouts/merchant-statements.ts';

/** Every kind of movement, by account; each sum opens exactly its entries, and each of these explains itself. */
export function MovementsPart({ statement: { period, movements } }: { statement: Statement }) {
  const t = useTranslations();
  const { count, signedMoney } = useFormats();
  const pathOf = useLedgerPath();
  return (
    <Part
      title={t('statements.page.movements')}
      aside={
        movements.length > 0 && (
          <Anchor component={Link} to={pathOf({ period })} size="sm">
            {t('statements.page.all')}
          </Anchor>
        )
      }
    >
      {movements.length === 0 ? (
        <Text c="dimmed">{t('statements.page.noMovements')}</Text>
      ) : (
        <Table aria-label={t('statements.page.movements')} className="figures">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('statements.page.type')}</Table.Th>
              <Table.Th>{t('statements.page.balance')}</Table.Th>
              <Table.Th ta="right">{t('statements.page.count')}</Table.Th>
              <Table.Th ta="right">{t('statements.page.amount')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {movements.map(({ rule, account, entries, amount }) => (
              <Table.Tr key={`${rule} ${account}`}>
                <Table.Td>{t(`finance.rules.${rule}`)}</Table.Td>
                <Table.Td>{t(`finance.accounts.${account}`)}</Table.Td>
                <Table.Td ta="right">{count(entries)}</Table.Td>
                <Table.Td ta="right">
                  <FigureLink to={pathOf({ rule, account, period })}>{signedMoney(amount)}</FigureLink>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Part>
  );
}
