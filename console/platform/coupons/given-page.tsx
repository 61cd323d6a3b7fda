import { Button, Skeleton } from '@mantine/core';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { CampaignList } from '#console/platform/campaigns/campaign-list.tsx';
import { GiveCouponDialog } from '#console/platform/campaigns/give-dialog.tsx';
import { getPlatformCoupon } from '#contract/coupons/platform.ts';

/** Whom a coupon was given to, and the way to give it to more people. */
export function GivenPage() {
  const t = useTranslations('platform-campaigns.coupon');
  const { couponId = '' } = useParams();
  const { data: coupon, error, refetch } = useCall(getPlatformCoupon, { id: couponId });
  const [isGiving, setGiving] = useState(false);
  if (!coupon && (error?.code === 404 || error?.code === 400)) return <NotFound />;
  if (!coupon) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton h={480} />;
  const isOpen = coupon.state === 'running' || coupon.state === 'planned';
  return (
    <Screen
      title={t('given')}
      parent={{ to: `/platform/coupons/${coupon.id}`, name: coupon.name }}
      actions={
        isOpen &&
        coupon.received < coupon.issued && (
          <Button leftSection={<Gift size={16} aria-hidden="true" />} onClick={() => setGiving(true)}>
            {t('open')}
          </Button>
        )
      }
    >
      <CampaignList of={{ couponId: coupon.id }} label={t('given')} empty={t('none')} />
      {isGiving && <GiveCouponDialog coupon={coupon} onClose={() => setGiving(false)} />}
    </Screen>
  );
}
