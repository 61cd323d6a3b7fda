import { Card, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { type Balances, balanceOf } from '#console/merchant/finance/balance-of.ts';
import { useLedgerPath } from '#console/merchant/finance/ledger-path.ts';
import type { ShopAccount } from '#contract/payouts/values.ts';

/** What can be paid out comes first, as it is what most people look for. */
const order = ['available', 'pending', 'reserved', 'payable', 'paid_out'] as const satisfies readonly ShopAccount[];

/** A card for each account, which opens its entries. */
export function BalanceCards({ balances }: { balances: Balances }) {
  const t = useTranslations('finance');
  const { money } = useFormats();
  const pathOf = useLedgerPath();
  return (
    <SimpleGrid cols={5} component="ul" aria-label={t('overview.balances')} m={0} p={0} spacing="md">
      {order.map((account) => {
        const amount = balanceOf(balances, account);
        return (
          <li key={account} style={{ listStyle: 'none', display: 'flex' }}>
            <Card
              component={Link}
              to={pathOf({ account })}
              withBorder
              p="md"
              w="100%"
              bg="var(--console-card)"
              className="task-card"
            >
              <Text size="sm" fw={600}>
                {t(`accounts.${account}`)}
              </Text>
              <Text fz={24} fw={700} className="figures" {...(amount < 0 && { c: 'var(--mantine-color-error)' })}>
                {money(amount)}
              </Text>
              <Text size="sm" c="dimmed">
                {account === 'available' && amount < 0 ? t('meanings.belowZero') : t(`meanings.${account}`)}
              </Text>
            </Card>
          </li>
        );
      })}
    </SimpleGrid>
  );
}
