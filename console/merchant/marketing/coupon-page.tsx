import { Anchor, Button, Grid, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { Copy, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CouponStateBadge } from '#console/base/coupons/coupon-state.tsx';
import { useCouponWords } from '#console/base/coupons/coupon-words.ts';
import { Fact } from '#console/base/fact.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { getShopCoupon, type WholeCoupon } from '#contract/coupons/merchant.ts';
import { useCouponActs } from './coupon-acts.ts';
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
              <TermsPart coupon={coupon} />
            </Grid.Col>
          </Grid>
          <RecordsPart couponId={coupon.id} />
        </Stack>
      )}
    </Screen>
  );
}

function Actions({ coupon }: { coupon: WholeCoupon }) {
  const t = useTranslations('marketing');
  const shopId = useShopId();
  const navigate = useNavigate();
  const { askToStop, resume, askToDelete } = useCouponActs();
  const { id, state, received } = coupon;
  return (
    <>
      {received === 0 && (
        <Button
          variant="default"
          leftSection={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => askToDelete(coupon, () => void navigate(`/${shopId}/marketing`))}
        >
          {t('delete')}
        </Button>
      )}
      {state === 'stopped' && (
        <Button variant="default" leftSection={<Play size={16} aria-hidden="true" />} onClick={() => resume(coupon)}>
          {t('resume')}
        </Button>
      )}
      {(state === 'running' || state === 'planned') && (
        <Button
          variant="default"
          leftSection={<Pause size={16} aria-hidden="true" />}
          onClick={() => askToStop(coupon)}
        >
          {t('stop')}
        </Button>
      )}
      <Button
        variant="default"
        component={Link}
        to={`/${shopId}/marketing/new?from=${id}`}
        leftSection={<Copy size={16} aria-hidden="true" />}
      >
        {t('copy')}
      </Button>
      <Button
        component={Link}
        to={`/${shopId}/marketing/${id}/edit`}
        leftSection={<Pencil size={16} aria-hidden="true" />}
      >
        {t('edit')}
      </Button>
    </>
  );
}

function TermsPart({ coupon }: { coupon: WholeCoupon }) {
  const t = useTranslations('marketing');
  const shopId = useShopId();
  const maySeeProducts = useMay('products');
  const { count, money, time } = useFormats();
  const { discount, validity, target } = useCouponWords();
  return (
    <Part title={t('terms')} aside={<CouponStateBadge coupon={coupon} />}>
      <SimpleGrid cols={2} component="dl" m={0}>
        <Fact name={t('discount')} value={discount(coupon)} />
        <Fact name={t('form.minPrice')} value={coupon.minPrice > 0 ? money(coupon.minPrice) : t('noMinimum')} />
        <Fact name={t('appliesTo')} value={target(coupon)} />
        <Fact name={t('validity')} value={validity(coupon)} />
        <Fact name={t('form.issued')} value={count(coupon.issued)} />
        <Fact name={t('form.perPerson')} value={count(coupon.perPerson)} />
        <Fact name={t('createdAt')} value={time(coupon.createdAt)} />
      </SimpleGrid>
      {coupon.products.length > 0 && (
        <Stack gap={4} mt="md">
          {coupon.products.map(({ id, name }) =>
            maySeeProducts ? (
              <Anchor key={id} component={Link} to={`/${shopId}/products/${id}`} size="sm">
                {name}
              </Anchor>
            ) : (
              <Text key={id} size="sm">
                {name}
              </Text>
            ),
          )}
        </Stack>
      )}
    </Part>
  );
}
