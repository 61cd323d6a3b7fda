import { Alert, Box, Divider, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Amount } from '#console/base/money/amount.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { type CouponFigures, getCouponFigures } from '#contract/coupons/merchant-figures.ts';

/** How often a coupon was received and used, and what its orders have earned. */
export function FiguresPart({ couponId }: { couponId: number }) {
  const t = useTranslations('marketing.figures');
  const { data: figures, error, refetch } = useCall(getCouponFigures, { id: couponId });
  return (
    <Part title={t('title')}>
      {error && !figures && <LoadFailure error={error} onRetry={refetch} />}
      {!figures && !error && <Skeleton h={220} />}
      {figures && (
        <Stack>
          <Counts figures={figures} />
          {figures.orders === 0 ? <Text c="dimmed">{t('noOrders')}</Text> : <Bill figures={figures} />}
        </Stack>
      )}
    </Part>
  );
}

function Counts({ figures }: { figures: CouponFigures }) {
  const t = useTranslations('marketing.figures');
  const { count } = useFormats();
  return (
    <SimpleGrid cols={5} component="dl" m={0}>
      {(['received', 'used', 'open', 'expired', 'orders'] as const).map((name) => (
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
  );
}

/** From the prices of the products to what remains. */
function Bill({ figures }: { figures: CouponFigures }) {
  const t = useTranslations('marketing.figures');
  const { units, unitsWithCost } = figures;
  return (
    <>
      <Box maw={520}>
        <Stack gap={6} role="group" aria-label={t('title')}>
          <Amount name={t('subtotal')} amount={figures.subtotal} />
          <Amount name={t('discount')} amount={-figures.discount} />
          {figures.reductions > 0 && <Amount name={t('reductions')} amount={-figures.reductions} />}
          <Divider />
          <Amount name={t('turnover')} amount={figures.turnover} />
          <Amount name={t('commission')} amount={-figures.commission} />
          {unitsWithCost > 0 && <Amount name={t('cost')} amount={-figures.cost} />}
          <Divider />
          <Amount isTotal name={t('remains')} amount={figures.remains} />
        </Stack>
      </Box>
      {unitsWithCost < units && <Alert color="orange">{t('partCost', { known: unitsWithCost, count: units })}</Alert>}
      <Text size="sm" c="dimmed">
        {t('note')}
      </Text>
    </>
  );
}
