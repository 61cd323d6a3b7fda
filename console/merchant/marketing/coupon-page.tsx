import { Anchor, Grid, Skeleton, Stack } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CouponButtons } from '#console/base/coupons/coupon-buttons.tsx';
import { TermsPart } from '#console/base/coupons/terms-part.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { getShopCoupon, type WholeCoupon } from '#contract/coupons/merchant.ts';
import { useShopCouponActs } from './coupon-acts.ts';
import { FiguresPart } from './figures-part.tsx';
import { RecordsPart } from './records-part.tsx';

/** A coupon: what it says, what it has brought, and who has received it. */
export default function CouponPage() {
  const t = useTranslations('marketing');
  const shopId = useShopId();
  const { couponId = '' } = useParams();
  const { data: coupon, error, refetch } = useCall(getShopCoupon, { id: couponId });
  if (error?.code === 404 || error?.code === 400) return <NotFound />;
  return (
    <Screen
      title={coupon?.name ?? ''}
      parent={{ to: `/${shopId}/marketing`, name: t('title') }}
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

function Actions({ coupon }: { coupon: WholeCoupon }) {
  const list = `/${useShopId()}/marketing`;
  const navigate = useNavigate();
  const acts = useShopCouponActs(() => void navigate(list));
  return <CouponButtons coupon={coupon} acts={acts} list={list} />;
}

/** Products open for those who may see them. */
function Terms({ coupon }: { coupon: WholeCoupon }) {
  const shopId = useShopId();
  const maySeeProducts = useMay('products');
  if (!maySeeProducts) return <TermsPart coupon={coupon} />;
  return (
    <TermsPart
      coupon={coupon}
      renderProduct={({ id, name }) => (
        <Anchor component={Link} to={`/${shopId}/products/${id}`} size="sm">
          {name}
        </Anchor>
      )}
    />
  );
}
