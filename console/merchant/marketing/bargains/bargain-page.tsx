import { Button, Skeleton } from '@mantine/core';
import { Copy, Pause } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { getShopBargain, type WholeBargain } from '#contract/catalogue/merchant-bargains.ts';
import { BargainForm } from './bargain-form.tsx';
import { BargainStateBadge } from './bargain-state.tsx';
import { useStop } from './use-stop.ts';

/** A new bargain, which may begin as a copy of another, or one that is there. */
export default function BargainPage() {
  const t = useTranslations('marketing.bargains');
  const shopId = useShopId();
  const { bargainId } = useParams();
  const copied = useSearchParams()[0].get('from');
  const isNew = bargainId === undefined;
  const id = bargainId ?? copied;
  const { data: bargain, error, refetch } = useCall(getShopBargain, { id: id ?? '' }, { isOff: id === null });
  if (!isNew && !bargain && (error?.code === 404 || error?.code === 400)) return <NotFound />;
  const isWaiting = id !== null && !bargain && !error;
  return (
    <Screen
      title={isNew ? t('newTitle') : (bargain?.name ?? '')}
      parent={{ to: `/${shopId}/marketing/bargains`, name: t('title') }}
      actions={!isNew && bargain && <Actions bargain={bargain} />}
    >
      {error && !bargain && <LoadFailure error={error} onRetry={refetch} />}
      {isWaiting && <Skeleton h={480} />}
      {!isWaiting && (id === null || bargain) && (
        <BargainForm
          key={`${bargainId} ${copied} ${bargain?.state}`}
          bargain={bargain ?? null}
          isNew={isNew}
          onReload={async () => (await refetch({ throwOnError: true })).data}
        />
      )}
    </Screen>
  );
}

function Actions({ bargain }: { bargain: WholeBargain }) {
  const t = useTranslations('marketing');
  const shopId = useShopId();
  const askToStop = useStop();
  const isOpen = bargain.state === 'running' || bargain.state === 'planned';
  return (
    <>
      <BargainStateBadge bargain={bargain} />
      {isOpen && (
        <Button
          variant="default"
          leftSection={<Pause size={16} aria-hidden="true" />}
          onClick={() => askToStop(bargain)}
        >
          {t('bargains.stop')}
        </Button>
      )}
      <Button
        variant="default"
        component={Link}
        to={`/${shopId}/marketing/bargains/new?from=${bargain.id}`}
        leftSection={<Copy size={16} aria-hidden="true" />}
      >
        {t('copy')}
      </Button>
    </>
  );
}
