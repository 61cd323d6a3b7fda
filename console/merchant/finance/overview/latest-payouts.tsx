import { Anchor, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { PayoutStatusBadge } from '#console/base/money/payout-status.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { useLedgerPath } from '#console/merchant/finance/ledger-path.ts';
import { listPayouts } from '#contract/payouts/merchant-payouts.ts';

const shown = 5;

export function LatestPayouts() {
  const t = useTranslations('finance');
  const shopId = useShopId();
  const { money, day } = useFormats();
  const pathOf = useLedgerPath();
  const { data, error, refetch } = useCall(listPayouts, { page: 1, limit: shown });
  return (
    <Part
      title={t('overview.latest')}
      aside={
        <Anchor component={Link} to={`/${shopId}/finance/payouts`} size="sm">
          {t('overview.allPayouts')}
        </Anchor>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={160} />}
      {data && data.list.length === 0 && <Text c="dimmed">{t('payouts.none')}</Text>}
      {data && data.list.length > 0 && (
        <Table aria-label={t('overview.latest')} className="figures">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('payouts.payout')}</Table.Th>
              <Table.Th>{t('payouts.status')}</Table.Th>
              <Table.Th ta="right">{t('payouts.amount')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.list.map(({ payoutNo, status, amount, requestedAt, sentAt, bank, lastFour }) => (
              <Table.Tr key={payoutNo}>
                <Table.Td>
                  <Stack gap={0}>
                    <Text size="sm">{day(requestedAt)}</Text>
                    <Text size="sm" c="dimmed">
                      {t('payouts.masked', { bank, lastFour })}
                    </Text>
                  </Stack>
                </Table.Td>
                <Table.Td>
                  <Group gap="xs">
                    <PayoutStatusBadge status={status} />
                  </Group>
                  {status === 'sent' && sentAt && (
                    <Text size="sm" c="dimmed">
                      {t('payouts.onItsWay', { time: day(sentAt) })}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td ta="right">
                  <Anchor component={Link} to={pathOf({ number: payoutNo })} size="sm">
                    {money(amount)}
                  </Anchor>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Part>
  );
}
