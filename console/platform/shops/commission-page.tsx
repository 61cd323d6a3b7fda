import { Skeleton, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listCategoryCommissions } from '#contract/shops/platform-commission.ts';
import { RatesPart } from './rates-part.tsx';

/** What the mall keeps of the sales of each classification of shops. */
export function CommissionPage() {
  const t = useTranslations('platform-shops.commission');
  const sections = useTranslations('platform.sections');
  const { data, error, refetch } = useCall(listCategoryCommissions, {});
  return (
    <Screen title={t('title')} text={t('text')} parent={{ to: '/platform/shops', name: sections('shops') }}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={480} />}
      {data && (
        <Stack>
          {data.map(({ categoryId, name, shops, percent, rates }) => (
            <RatesPart
              key={categoryId}
              title={t('kindWithShops', { name, count: shops })}
              of={{ categoryId, name }}
              percent={percent}
              rates={rates}
            />
          ))}
        </Stack>
      )}
    </Screen>
  );
}
