import { Alert, Button, Grid, SimpleGrid, Skeleton, Stack, Text, Timeline } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Fact } from '#console/base/fact.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { shopPath } from '#console/base/shop-path.ts';
import { useCall } from '#console/base/use-call.ts';
import { PictureViewer } from '#console/platform/picture-viewer.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import { getPlatformShop } from '#contract/shops/platform.ts';
import { MarksPart } from './marks-part.tsx';
import { RatesPart } from './rates-part.tsx';
import { ShopActs } from './shop-acts.tsx';
import { ShopStateBadge } from './shop-state.tsx';

export type ShopDetail = OutputOf<typeof getPlatformShop>;

/** One shop: how it is doing, what the mall keeps of its sales, and what operators decide about it. */
export function ShopPage() {
  const sections = useTranslations('platform.sections');
  const t = useTranslations('platform-shops.shops');
  const { id = '' } = useParams();
  const { data: shop, error, refetch } = useCall(getPlatformShop, { id: Number(id) || 0 });
  return (
    <Screen
      title={shop?.name ?? t('shop')}
      parent={{ to: '/platform/shops', name: sections('shops') }}
      actions={shop && <ShopActs shop={shop} />}
    >
      {error && !shop && <LoadFailure error={error} onRetry={refetch} />}
      {!shop && !error && <Skeleton h={560} />}
      {shop && <Detail shop={shop} />}
    </Screen>
  );
}

function Detail({ shop }: { shop: ShopDetail }) {
  const t = useTranslations('platform-shops.shops');
  const [closing] = shop.closings;
  return (
    <>
      {shop.state === 'blocked' && closing && (
        <Alert color="red" role="status">
          <Text fw={600}>{t('blockedNow')}</Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {closing.reason}
          </Text>
        </Alert>
      )}
      <Figures shop={shop} />
      <Grid>
        <Grid.Col span={8}>
          <Stack>
            <RatesPart
              title={t('commission')}
              of={{ shopId: shop.id, name: shop.name, categoryName: shop.categoryName }}
              percent={shop.commission.percent}
              ofCategory={shop.commission.ofCategory}
              rates={shop.commission.rates}
            />
            <Part title={t('papers')}>
              <PictureViewer name={t('paper')} pictures={shop.papers} />
            </Part>
          </Stack>
        </Grid.Col>
        <Grid.Col span={4}>
          <Stack>
            <About shop={shop} />
            <MarksPart key={`${shop.typeId}${shop.isSelf}${shop.isRecommended}`} shop={shop} />
            {shop.closings.length > 0 && <Closings closings={shop.closings} />}
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}

function Figures({ shop }: { shop: ShopDetail }) {
  const t = useTranslations('platform-shops.shops');
  const { count, money, score } = useFormats();
  const figures: [name: string, value: string][] = [
    [t('products'), count(shop.products)],
    [t('orders'), count(shop.orders)],
    [t('sales'), money(shop.sales)],
    [t('running'), count(shop.running)],
    [t('rating'), `${score(shop.starLevel)} · ${t('reviews', { count: shop.reviews })}`],
    [t('followers'), count(shop.followers)],
  ];
  return (
    <SimpleGrid component="dl" cols={6} m={0}>
      {figures.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </SimpleGrid>
  );
}

function About({ shop }: { shop: ShopDetail }) {
  const t = useTranslations('platform-shops.shops');
  const { day } = useFormats();
  const locale = useLocale();
  return (
    <Part title={t('about')} aside={<ShopStateBadge state={shop.state} />}>
      <Stack component="dl" gap="sm" m={0}>
        <Fact name={t('number')} value={String(shop.id)} />
        <Fact name={t('kind')} value={shop.categoryName} />
        <Fact name={t('owner')} value={[shop.ownerName ?? t('noOwner'), shop.ownerEmail].filter(Boolean).join(' · ')} />
        <Fact name={t('realName')} value={shop.realName || '–'} />
        <Fact name={t('people')} value={String(shop.people)} />
        <Fact name={t('contact')} value={[shop.phone, shop.email].filter(Boolean).join(' · ') || '–'} />
        <Fact name={t('address')} value={shop.address || '–'} />
        <Fact name={t('joined')} value={day(shop.joinedAt)} />
      </Stack>
      {shop.state === 'open' && (
        <Button
          mt="md"
          variant="default"
          component="a"
          href={shopPath(shop.id, locale)}
          target="_blank"
          leftSection={<ExternalLink size={16} aria-hidden="true" />}
        >
          {t('seeShop')}
        </Button>
      )}
    </Part>
  );
}

function Closings({ closings }: { closings: ShopDetail['closings'] }) {
  const t = useTranslations('platform-shops.shops');
  const { time } = useFormats();
  return (
    <Part title={t('closings')}>
      <Timeline active={closings.length} bulletSize={14} lineWidth={2}>
        {closings.map(({ id, reason, closedBy, closedAt, liftedAt, liftedBy, liftReason }) => (
          <Timeline.Item key={id} title={t('closedAt', { at: time(closedAt), by: closedBy || '–' })}>
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {reason}
            </Text>
            {liftedAt && (
              <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {t('liftedAt', { at: time(liftedAt), by: liftedBy || '–', reason: liftReason })}
              </Text>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </Part>
  );
}
