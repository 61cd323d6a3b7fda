import { Anchor, Badge, Group, Table } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { useShopId } from '#console/base/use-call.ts';
import { useLedgerPath } from '#console/merchant/finance/ledger-path.ts';
import type { StatementSum } from '#contract/payouts/merchant-statements.ts';
import { isMonth } from '#contract/payouts/statement-period.ts';
import type { LedgerRule } from '#contract/payouts/values.ts';
import { Figure } from './figure.tsx';

const changes = ['sales', 'refunds', 'corrections', 'fees', 'paidOut'] as const;
const ruleOf = { sales: 'sale', refunds: 'refund', corrections: 'correction', fees: 'fee' } as const satisfies Record<
  string,
  LedgerRule
>;

type OwedTableProps = { label: string; first: string; sums: readonly StatementSum[] };

/** Months or days below each other: what was owed before, why it has changed, and what is owed after. */
export function OwedTable({ label, first, sums }: OwedTableProps) {
  const t = useTranslations('statements');
  const { money } = useFormats();
  const pathOf = useLedgerPath();
  return (
    <Table.ScrollContainer minWidth={860}>
      <Table aria-label={label} className="figures" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{first}</Table.Th>
            <Table.Th ta="right">{t('owed.opening')}</Table.Th>
            {changes.map((change) => (
              <Table.Th key={change} ta="right">
                {t(`owed.${change}`)}
              </Table.Th>
            ))}
            <Table.Th ta="right">{t('owed.closing')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sums.map((sum) => (
            <Table.Tr key={sum.period}>
              <Table.Td>
                <PeriodLink period={sum.period} isRunning={sum.isRunning} />
              </Table.Td>
              <Table.Td ta="right">{money(sum.opening)}</Table.Td>
              {changes.map((change) => (
                <Table.Td key={change} ta="right">
                  {change === 'paidOut' ? (
                    <Figure amount={0 - sum.paidOut} to={pathOf({ account: 'paid_out', period: sum.period })} />
                  ) : (
                    <Figure amount={sum[change]} to={pathOf({ rule: ruleOf[change], period: sum.period })} />
                  )}
                </Table.Td>
              ))}
              <Table.Td ta="right" fw={600}>
                {money(sum.closing)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function PeriodLink({ period, isRunning }: { period: string; isRunning: boolean }) {
  const t = useTranslations('statements.list');
  const shopId = useShopId();
  const { date, month } = useFormats();
  return (
    <Group gap="xs" wrap="nowrap">
      <Anchor component={Link} to={`/${shopId}/finance/statements/${period}`} size="sm" fw={600}>
        {isMonth(period) ? month(period) : date(period)}
      </Anchor>
      {isRunning && (
        <Badge variant="light" tt="none">
          {t('soFar')}
        </Badge>
      )}
    </Group>
  );
}
