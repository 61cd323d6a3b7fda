import { Skeleton, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getShopDetails } from '#contract/shops/merchant-shop.ts';
import { DetailsForm } from './details-form.tsx';
import { OpeningPart } from './opening-part.tsx';

/** What the shop says about itself, and whether it is open. */
export default function ShopPage() {
  const t = useTranslations('console');
  const { data, error, refetch } = useCall(getShopDetails, {});
  return (
    <Screen title={t('sections.shop')} text={t('shop.text')}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h={400} />}
      {data && (
        <Stack maw={820}>
          <OpeningPart isOpen={data.isOpen} />
          <DetailsForm details={data} onReload={async () => (await refetch({ throwOnError: true })).data} />
        </Stack>
      )}
    </Screen>
  );
}
