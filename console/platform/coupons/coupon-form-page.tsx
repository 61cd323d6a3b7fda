import { Skeleton } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getPlatformCoupon } from '#contract/coupons/platform.ts';
import { CouponForm } from './coupon-form.tsx';

/** A new coupon of the mall, which may begin as a copy of another, or one that is changed. */
export function CouponFormPage() {
  const shared = useTranslations('marketing');
  const sections = useTranslations('platform.sections');
  const { couponId } = useParams();
  const copied = useSearchParams()[0].get('from');
  const isNew = couponId === undefined;
  const id = couponId ?? copied;
  const { data: coupon, error, refetch } = useCall(getPlatformCoupon, { id: id ?? '' }, { isOff: id === null });
  if (!isNew && !coupon && (error?.code === 404 || error?.code === 400)) return <NotFound />;
  return (
    <Screen
      title={isNew ? shared('newTitle') : (coupon?.name ?? '')}
      parent={{ to: '/platform/coupons', name: sections('coupons') }}
    >
      {error && !coupon && <LoadFailure error={error} onRetry={refetch} />}
      {id !== null && !coupon && !error && <Skeleton h={480} />}
      {(id === null || coupon) && (
        <CouponForm
          key={`${couponId} ${copied}`}
          coupon={coupon ?? null}
          isNew={isNew}
          onReload={async () => (await refetch()).data}
        />
      )}
    </Screen>
  );
}
