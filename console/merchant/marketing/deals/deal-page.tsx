import { Button, Skeleton, Stack } from '@mantine/core';
import { Copy, Pause } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { getShopDeal, type WholeDeal } from '#contract/catalogue/merchant-deals.ts';
import { DealFigures } from './deal-figures.tsx';
import { DealForm } from './deal-form.tsx';
import { DealStateBadge } from './deal-state.tsx';
import { useStop } from './use-stop.ts';

/** A new deal, which may begin as a copy of another, or one that is there. */
export default function DealPage() {
  const t = useTranslations('marketing.deals');
  const shopId = useShopId();
  const { dealId } = useParams();
  const copied = useSearchParams()[0].get('from');
  const isNew = dealId === undefined;
  const id = dealId ?? copied;
  const { data: deal, error, refetch } = useCall(getShopDeal, { id: id ?? '' }, { isOff: id === null });
  if (!isNew && !deal && (error?.code === 404 || error?.code === 400)) return <NotFound />;
  const isWaiting = id !== null && !deal && !error;
  return (
    <Screen
      title={isNew ? t('newTitle') : (deal?.name ?? '')}
      parent={{ to: `/${shopId}/marketing/deals`, name: t('title') }}
      actions={!isNew && deal && <Actions deal={deal} />}
    >
      {error && !deal && <LoadFailure error={error} onRetry={refetch} />}
      {isWaiting && <Skeleton h={480} />}
      {!isWaiting && (id === null || deal) && (
        <Stack>
          {!isNew && deal && deal.state !== 'planned' && <DealFigures dealId={deal.id} />}
          <DealForm
            key={`${dealId} ${copied} ${deal?.state}`}
            deal={deal ?? null}
            isNew={isNew}
            onReload={async () => (await refetch({ throwOnError: true })).data}
          />
        </Stack>
      )}
    </Screen>
  );
}

function Actions({ deal }: { deal: WholeDeal }) {
  const t = useTranslations('marketing');
  const shopId = useShopId();
  const askToStop = useStop();
  const isOpen = deal.state === 'running' || deal.state === 'planned';
  return (
    <>
      <DealStateBadge state={deal.state} />
      {isOpen && (
        <Button variant="default" leftSection={<Pause size={16} aria-hidden="true" />} onClick={() => askToStop(deal)}>
          {t('deals.stop')}
        </Button>
      )}
      <Button
        variant="default"
        component={Link}
        to={`/${shopId}/marketing/deals/new?from=${deal.id}`}
        leftSection={<Copy size={16} aria-hidden="true" />}
      >
        {t('copy')}
      </Button>
    </>
  );
}
