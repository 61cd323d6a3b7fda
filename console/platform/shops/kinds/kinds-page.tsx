import { Button, Skeleton, Stack } from '@mantine/core';
import { Percent } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listShopKinds } from '#contract/shops/platform-kinds.ts';
import { KindPart } from './kind-part.tsx';

/** The types of shop and the classifications from which applicants choose. */
export function KindsPage() {
  const t = useTranslations('platform-shops.kinds');
  const shops = useTranslations('platform-shops.shops');
  const sections = useTranslations('platform.sections');
  const { data, error, refetch } = useCall(listShopKinds, {});
  const reload = async () => (await refetch({ throwOnError: true })).data;
  return (
    <Screen
      title={t('title')}
      text={t('text')}
      parent={{ to: '/platform/shops', name: sections('shops') }}
      actions={
        <Button
          component={Link}
          to="/platform/shops/commission"
          variant="default"
          leftSection={<Percent size={16} aria-hidden="true" />}
        >
          {shops('byKind')}
        </Button>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={480} />}
      {data && (
        <Stack>
          <KindPart kind="type" rows={data.types} onReload={async () => (await reload())?.types} />
          <KindPart kind="category" rows={data.categories} onReload={async () => (await reload())?.categories} />
        </Stack>
      )}
    </Screen>
  );
}
