import { Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { SignedAmount } from '#console/base/money/signed-amount.tsx';
import type { LineShare } from '#contract/payouts/merchant.ts';
import { statementOf, unitPriceOf } from './statement-rows.ts';

/** How the price of an order line was divided, and beside it how that of what was refunded of it. */
export function Statement({ sold, refunded }: { sold: LineShare; refunded: LineShare | null }) {
  const t = useTranslations('finance.statement');
  const columns = refunded ? [sold, refunded] : [sold];
  return (
    <Table aria-label={t('title')} className="figures">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('what')}</Table.Th>
          <Table.Th ta="right">{t('sold')}</Table.Th>
          {refunded && <Table.Th ta="right">{t('refunded')}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {statementOf(columns).map(({ name, amounts, isTotal }) => (
          <Table.Tr key={name} fw={isTotal ? 700 : undefined}>
            <Table.Td>{t(name)}</Table.Td>
            {amounts.map((amount, at) => (
              <Table.Td key={at === 0 ? 'sold' : 'refunded'} ta="right">
                <StatementAmount amount={amount} isTotal={isTotal} />
                {name === 'subtotal' && <Price share={columns[at]} />}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function StatementAmount({ amount, isTotal }: { amount: number; isTotal: boolean }) {
  const { money } = useFormats();
  return isTotal ? `= ${money(amount)}` : <SignedAmount amount={amount} />;
}

/** Units and their price, where all have the same. */
function Price({ share }: { share: LineShare | undefined }) {
  const t = useTranslations('finance.statement');
  const { money } = useFormats();
  const unitPrice = share ? unitPriceOf(share) : null;
  if (!share || unitPrice === null) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('price', { price: money(unitPrice), quantity: share.quantity })}
    </Text>
  );
}
