import { SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Fact } from '#console/base/fact.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Amount } from '#console/base/money/amount.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getDealFigures } from '#contract/catalogue/merchant-deals.ts';

/** What was sold with a deal, and what it took off. */
export function DealFigures({ dealId }: { dealId: number }) {
  const t = useTranslations('marketing');
  const { count } = useFormats();
  const { data: figures, error, refetch } = useCall(getDealFigures, { id: dealId });
  return (
    <Part title={t('figures.title')}>
      {error && !figures && <LoadFailure error={error} onRetry={refetch} />}
      {!figures && !error && <Skeleton h={120} />}
      {figures && figures.orders === 0 && <Text c="dimmed">{t('deals.figures.noOrders')}</Text>}
      {figures && figures.orders > 0 && (
        <Stack gap="sm" maw={520} role="group" aria-label={t('figures.title')}>
          <SimpleGrid cols={2} component="dl" m={0}>
            <Fact name={t('figures.orders')} value={count(figures.orders)} />
            <Fact name={t('deals.figures.units')} value={count(figures.units)} />
          </SimpleGrid>
          <Amount name={t('figures.subtotal')} amount={figures.subtotal} />
          <Amount name={t('deals.figures.discount')} amount={-figures.discount} />
          <Amount isTotal name={t('figures.turnover')} amount={figures.turnover} />
          <Text size="sm" c="dimmed">
            {t('deals.figures.note')}
          </Text>
        </Stack>
      )}
    </Part>
  );
}
