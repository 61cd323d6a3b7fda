import { Button, Grid, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { Copy, Gift, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CouponStateBadge } from '#console/base/coupons/coupon-state.tsx';
import { useCouponWords } from '#console/base/coupons/coupon-words.ts';
import { Fact } from '#console/base/fact.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import {
  deletePlatformCoupon,
  getPlatformCoupon,
  resumePlatformCoupon,
  stopPlatformCoupon,
  type WholePlatformCoupon,
} from '#contract/coupons/platform.ts';
import { FiguresPart } from './figures-part.tsx';
import { RecordsPart } from './records-part.tsx';

/** A coupon of the mall: what it says, what it cost and brought, and who has received it. */
export function CouponPage() {
  const sections = useTranslations('platform.sections');
  const { couponId = '' } = useParams();
  const { data: coupon, error, refetch } = useCall(getPlatformCoupon, { id: couponId });
  if (!coupon && (error?.code === 404 || error?.code === 400)) return <NotFound />;
  return (
    <Screen
      title={coupon?.name ?? ''}
      parent={{ to: '/platform/coupons', name: sections('coupons') }}
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

function Actions({ coupon: { id, name, state, received } }: { coupon: WholePlatformCoupon }) {
  const t = useTranslations('marketing');
  const campaigns = useTranslations('platform-campaigns.coupon');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const stop = useSend(stopPlatformCoupon);
  const resume = useSend(resumePlatformCoupon);
  const remove = useSend(deletePlatformCoupon);

  const askToStop = () =>
    confirm({
      title: t('stopTitle', { name }),
      text: t('stopText'),
      confirm: t('stop'),
      onConfirm: () => void stop.mutateAsync({ id }).then(() => done(t('stopped', { name })), failed),
    });
  async function deleteNow() {
    try {
      await remove.mutateAsync({ id });
      done(t('deleted', { name }));
      await navigate('/platform/coupons');
    } catch (error) {
      failed(error);
    }
  }
  const askToDelete = () =>
    confirm({
      title: t('deleteTitle', { name }),
      text: t('deleteText'),
      confirm: t('delete'),
      isDanger: true,
      onConfirm: () => void deleteNow(),
    });

  return (
    <>
      {received === 0 && (
        <Button variant="default" leftSection={<Trash2 size={16} aria-hidden="true" />} onClick={askToDelete}>
          {t('delete')}
        </Button>
      )}
      {state === 'stopped' && (
        <Button
          variant="default"
          leftSection={<Play size={16} aria-hidden="true" />}
          onClick={() => void resume.mutateAsync({ id }).then(() => done(t('resumed', { name })), failed)}
        >
          {t('resume')}
        </Button>
      )}
      {(state === 'running' || state === 'planned') && (
        <Button variant="default" leftSection={<Pause size={16} aria-hidden="true" />} onClick={askToStop}>
          {t('stop')}
        </Button>
      )}
      <Button
        variant="default"
        component={Link}
        to={`/platform/coupons/${id}/given`}
        leftSection={<Gift size={16} aria-hidden="true" />}
      >
        {campaigns('given')}
      </Button>
      <Button
        variant="default"
        component={Link}
        to={`/platform/coupons/new?from=${id}`}
        leftSection={<Copy size={16} aria-hidden="true" />}
      >
        {t('copy')}
      </Button>
      <Button
        component={Link}
        to={`/platform/coupons/${id}/edit`}
        leftSection={<Pencil size={16} aria-hidden="true" />}
      >
        {t('edit')}
      </Button>
    </>
  );
}

function TermsPart({ coupon }: { coupon: WholePlatformCoupon }) {
  const t = useTranslations('platform-coupons');
  const shared = useTranslations('marketing');
  const { count, money, time } = useFormats();
  const { discount, validity, target } = useCouponWords();
  const { code, codeFrom, codeUntil } = coupon;
  return (
    <Part title={shared('terms')} aside={<CouponStateBadge coupon={coupon} />}>
      <SimpleGrid cols={2} component="dl" m={0}>
        <Fact name={shared('discount')} value={discount(coupon)} />
        <Fact
          name={shared('form.minPrice')}
          value={coupon.minPrice > 0 ? money(coupon.minPrice) : shared('noMinimum')}
        />
        <Fact name={shared('appliesTo')} value={target(coupon)} />
        <Fact name={shared('validity')} value={validity(coupon)} />
        <Fact name={t('channel')} value={t(`channels.${coupon.channel}`)} />
        {code && <Fact name={t('code')} value={code} />}
        {codeFrom && <Fact name={t('codeFrom')} value={time(codeFrom)} />}
        {codeUntil && <Fact name={t('codeUntil')} value={time(codeUntil)} />}
        <Fact name={shared('form.issued')} value={count(coupon.issued)} />
        <Fact name={shared('form.perPerson')} value={count(coupon.perPerson)} />
        <Fact name={shared('createdAt')} value={time(coupon.createdAt)} />
      </SimpleGrid>
      {coupon.products.length > 0 && (
        <Stack gap={4} mt="md">
          {coupon.products.map(({ id, name }) => (
            <Text key={id} size="sm">
              {name}
            </Text>
          ))}
        </Stack>
      )}
    </Part>
  );
}
