import { Box, Divider, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Amount } from '#console/base/money/amount.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getPlatformCouponFigures } from '#contract/coupons/platform.ts';

const counted = ['received', 'used', 'open', 'expired', 'orders', 'buyers'] as const;

/** How often a coupon was received and used, what it cost the mall, and what its orders have brought. */
export function FiguresPart({ couponId }: { couponId: number }) {
  const t = useTranslations('platform-coupons.figures');
  const { count } = useFormats();
  const { data: figures, error, refetch } = useCall(getPlatformCouponFigures, { id: couponId });
  return (
    <Part title={t('title')}>
      {error && !figures && <LoadFailure error={error} onRetry={refetch} />}
      {!figures && !error && <Skeleton h={220} />}
      {figures && (
        <Stack>
          <SimpleGrid cols={6} component="dl" m={0}>
            {counted.map((name) => (
              <div key={name}>
                <Text component="dt" size="sm" c="dimmed">
                  {t(name)}
                </Text>
                <Text component="dd" m={0} fz={24} fw={700}>
                  {count(figures[name])}
                </Text>
              </div>
            ))}
          </SimpleGrid>
          {figures.orders === 0 ? (
            <Text c="dimmed">{t('noOrders')}</Text>
          ) : (
            <>
              <Box maw={520}>
                <Stack gap={6} role="group" aria-label={t('title')}>
                  <Amount name={t('subtotal')} amount={figures.subtotal} />
                  {figures.reductions > 0 && <Amount name={t('reductions')} amount={-figures.reductions} />}
                  <Amount name={t('discount')} amount={-figures.discount} />
                  <Divider />
                  <Amount isTotal name={t('turnover')} amount={figures.turnover} />
                  <Amount name={t('commission')} amount={figures.commission} />
                </Stack>
              </Box>
              <Text size="sm" c="dimmed">
                {t('note')}
              </Text>
            </>
          )}
        </Stack>
      )}
    </Part>
  );
}
