import { Skeleton } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { getShopCoupon } from '#contract/coupons/merchant.ts';
import { CouponForm } from './coupon-form.tsx';

/** A new coupon, which may begin as a copy of another, or one that is changed. */
export default function CouponFormPage() {
  const coupons = useTranslations('marketing');
  const shopId = useShopId();
  const { couponId } = useParams();
  const copied = useSearchParams()[0].get('from');
  const isNew = couponId === undefined;
  const id = couponId ?? copied;
  const { data: coupon, error, refetch } = useCall(getShopCoupon, { id: id ?? '' }, { isOff: id === null });
  if (!isNew && !coupon && (error?.code === 404 || error?.code === 400)) return <NotFound />;
  const isWaiting = id !== null && !coupon && !error;
  return (
    <Screen
      title={isNew ? coupons('newTitle') : (coupon?.name ?? '')}
      parent={{ to: `/${shopId}/marketing`, name: coupons('title') }}
    >
      {error && !coupon && <LoadFailure error={error} onRetry={refetch} />}
      {isWaiting && <Skeleton h={480} />}
      {!isWaiting && (id === null || coupon) && (
        <CouponForm
          key={`${couponId} ${copied}`}
          coupon={coupon ?? null}
          isNew={isNew}
          onReload={async () => (await refetch({ throwOnError: true })).data}
        />
      )}
    </Screen>
  );
}
