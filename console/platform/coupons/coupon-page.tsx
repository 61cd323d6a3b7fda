import { Button, Grid, Skeleton, Stack } from '@mantine/core';
import { Gift } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCouponActs } from '#console/base/coupons/coupon-acts.ts';
import { CouponButtons } from '#console/base/coupons/coupon-buttons.tsx';
import { TermsPart } from '#console/base/coupons/terms-part.tsx';
import { Fact } from '#console/base/fact.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import {
  deletePlatformCoupon,
  getPlatformCoupon,
  resumePlatformCoupon,
  stopPlatformCoupon,
  type WholePlatformCoupon,
} from '#contract/coupons/platform.ts';
import { FiguresPart } from './figures-part.tsx';
import { RecordsPart } from './records-part.tsx';

const list = '/platform/coupons';

/** A coupon of the mall: what it says, what it cost and brought, and who has received it. */
export function CouponPage() {
  const sections = useTranslations('platform.sections');
  const { couponId = '' } = useParams();
  const { data: coupon, error, refetch } = useCall(getPlatformCoupon, { id: couponId });
  if (!coupon && (error?.code === 404 || error?.code === 400)) return <NotFound />;
  return (
    <Screen
      title={coupon?.name ?? ''}
      parent={{ to: list, name: sections('coupons') }}
      actions={coupon && <Actions coupon={coupon} />}
    >
      {error && !coupon && <LoadFailure error={error} onRetry={refetch} />}
      {!coupon && !error && <Skeleton h={480} />}
      {coupon && (
        <Stack>
          <Grid>
            <Grid.Col span={7}>
              <FiguresPart couponId={coupon.id} />
            </Grid.Col>
            <Grid.Col span={5}>
              <Terms coupon={coupon} />
            </Grid.Col>
          </Grid>
          <RecordsPart couponId={coupon.id} />
        </Stack>
      )}
    </Screen>
  );
}

function Actions({ coupon }: { coupon: WholePlatformCoupon }) {
  const t = useTranslations('marketing');
  const campaigns = useTranslations('platform-campaigns.coupon');
  const navigate = useNavigate();
  const { done, failed } = useNotices();
  const remove = useSend(deletePlatformCoupon);
  const acts = useCouponActs({
    stopping: stopPlatformCoupon,
    resuming: resumePlatformCoupon,
    onDelete: ({ id, name }) =>
      void remove.mutateAsync({ id }).then(() => {
        done(t('deleted', { name }));
        return navigate(list);
      }, failed),
  });
  return (
    <CouponButtons coupon={coupon} acts={acts} list={list}>
      <Button
        variant="default"
        component={Link}
        to={`${list}/${coupon.id}/given`}
        leftSection={<Gift size={16} aria-hidden="true" />}
      >
        {campaigns('given')}
      </Button>
    </CouponButtons>
  );
}

/** With how people come by it. */
function Terms({ coupon }: { coupon: WholePlatformCoupon }) {
  const t = useTranslations('platform-coupons');
  const { time } = useFormats();
  const { channel, code, codeFrom, codeUntil } = coupon;
  return (
    <TermsPart coupon={coupon}>
      <Fact name={t('channel')} value={t(`channels.${channel}`)} />
      {code && <Fact name={t('code')} value={code} />}
      {codeFrom && <Fact name={t('codeFrom')} value={time(codeFrom)} />}
      {codeUntil && <Fact name={t('codeUntil')} value={time(codeUntil)} />}
    </TermsPart>
  );
}
