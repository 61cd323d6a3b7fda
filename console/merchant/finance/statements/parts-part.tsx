import { Table } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { SignedAmount } from '#console/base/money/signed-amount.tsx';
import { Part } from '#console/base/part.tsx';
import { statementOf } from '#console/merchant/finance/explain/statement-rows.ts';
import { useLedgerPath } from '#console/merchant/finance/ledger-path.ts';
import type { Statement } from '#contract/payouts/merchant-statements.ts';
import { Figure } from './figure.tsx';

/** How the prices behind sales and refunds were divided: who bears coupons, and what the platform takes. */
export function PartsPart({ statement: { period, sold, refunded } }: { statement: Statement }) {
  const t = useTranslations();
  const { money } = useFormats();
  const pathOf = useLedgerPath();
  return (
    <Part title={t('statements.page.parts')}>
      <Table aria-label={t('statements.page.parts')} className="figures">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('finance.statement.what')}</Table.Th>
            <Table.Th ta="right">{t('finance.statement.sold')}</Table.Th>
            <Table.Th ta="right">{t('finance.statement.refunded')}</Table.Th>
            <Table.Th ta="right">{t('statements.page.total')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {statementOf([sold, refunded]).map(({ name, amounts: [out = 0, back = 0], isTotal }) => (
            <Table.Tr key={name} fw={isTotal ? 700 : undefined}>
              <Table.Td>{t(`finance.statement.${name}`)}</Table.Td>
              <Table.Td ta="right">
                <Figure amount={out} to={pathOf({ rule: 'sale', period })} isBalance={isTotal} />
              </Table.Td>
              <Table.Td ta="right">
                <Figure amount={0 - back} to={pathOf({ rule: 'refund', period })} isBalance={isTotal} />
              </Table.Td>
              <Table.Td ta="right">{isTotal ? money(out - back) : <SignedAmount amount={out - back} />}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Part>
  );
}
