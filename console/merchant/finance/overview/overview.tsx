import { Alert, Button, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { FileText, Landmark, ReceiptText, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { RequestPayout } from '#console/merchant/finance/payouts/request-payout.tsx';
import { getBalances } from '#contract/payouts/merchant.ts';
import { BalanceCards } from './balance-cards.tsx';
import { LatestPayouts } from './latest-payouts.tsx';
import { Releases } from './releases.tsx';

/** What the shop has, and when it gets it. Every figure opens into its entries. */
export default function Overview() {
  const t = useTranslations();
  const shopId = useShopId();
  const { data, error, refetch } = useCall(getBalances, {});
  return (
    <Screen
      title={t('console.sections.finance')}
      text={t('finance.overview.text')}
      actions={
        <>
          <Button
            component={Link}
            to={`/${shopId}/finance/ledger`}
            variant="default"
            leftSection={<ReceiptText size={16} aria-hidden="true" />}
          >
            {t('console.finance.ledger')}
          </Button>
          <Button
            component={Link}
            to={`/${shopId}/finance/statements`}
            variant="default"
            leftSection={<FileText size={16} aria-hidden="true" />}
          >
            {t('console.finance.statements')}
          </Button>
          <Button
            component={Link}
            to={`/${shopId}/finance/payouts`}
            variant="default"
            leftSection={<Landmark size={16} aria-hidden="true" />}
          >
            {t('console.finance.payouts')}
          </Button>
          <RequestPayout />
        </>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={360} />}
      {data && (
        <Stack gap="lg">
          {data.available < 0 && (
            <Alert color="orange" icon={<TriangleAlert size={20} aria-hidden="true" />}>
              <Text fw={600}>{t('finance.overview.negativeTitle')}</Text>
              <Text size="sm">{t('finance.overview.negativeText')}</Text>
            </Alert>
          )}
          <BalanceCards balances={data} />
          <SimpleGrid cols={2} spacing="lg" style={{ alignItems: 'start' }}>
            <Releases balances={data} />
            <LatestPayouts />
          </SimpleGrid>
        </Stack>
      )}
    </Screen>
  );
}
