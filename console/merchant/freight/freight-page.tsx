import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { type FreightTemplate, listFreightTemplates } from '#contract/shops/merchant-freight.ts';
import { FreightForm } from './freight-form.tsx';

/** A template of its own address; a new one may begin as a copy of another. */
export default function FreightPage() {
  const t = useTranslations('console');
  const shopId = useShopId();
  const { templateId } = useParams();
  const copied = useSearchParams()[0].get('from');
  const { data: templates, error, refetch } = useCall(listFreightTemplates, {});
  const isNew = templateId === 'new';
  const found = templates?.find(({ id }) => String(id) === (isNew ? copied : templateId));
  // If a colleague deletes it meanwhile, what was typed stays on screen.
  const [last, setLast] = useState<FreightTemplate>();
  if (found && found.id !== last?.id) setLast(found);
  const shown = found ?? (String(last?.id) === templateId ? last : undefined);
  if (templates && !isNew && !shown) return <NotFound />;
  return (
    <Screen
      title={isNew ? t('freight.newTitle') : (shown?.name ?? '')}
      parent={{ to: `/${shopId}/freight`, name: t('sections.freight') }}
    >
      {error && !templates && <LoadFailure error={error} onRetry={refetch} />}
      {!templates && !error && <Skeleton h={480} />}
      {templates && (
        <FreightForm
          key={`${templateId} ${copied}`}
          template={shown ?? null}
          isNew={isNew}
          onReload={async () => (await refetch({ throwOnError: true })).data?.find(({ id }) => id === shown?.id)}
        />
      )}
    </Screen>
  );
}
