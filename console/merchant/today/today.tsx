import { Card, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { useUser } from '#console/base/user.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { listShopRefunds } from '#contract/refunds/merchant.ts';
import { listShopReviews } from '#contract/reviews/merchant.ts';
import { listShopOrders } from '#contract/shipping/merchant.ts';
import { FirstSteps } from './first-steps.tsx';

/** What has to be done; each figure leads to the list that it counts. */
export default function Today() {
  const t = useTranslations('console');
  const shopId = useShopId();
  const { data: user } = useUser();
  const scopes = user?.shops.find((shop) => shop.shopId === shopId)?.scopes ?? [];
  return (
    <Screen title={t('sections.today')} text={t('today.text')}>
      {scopes.includes('shop') && <FirstSteps />}
      <SimpleGrid cols={4}>
        {scopes.includes('orders') && (
          <Waiting name="toShip" call={listShopOrders} input={{ status: 'paid' }} to="orders?status=paid" />
        )}
        {scopes.includes('refunds') && (
          <Waiting
            name="refunds"
            call={listShopRefunds}
            input={{ status: 'under_review' }}
            to="refunds?status=under_review"
          />
        )}
        {scopes.includes('refunds') && (
          <Waiting
            name="returns"
            call={listShopRefunds}
            input={{ status: 'sent_back' }}
            to="refunds?status=sent_back"
          />
        )}
        {scopes.includes('reviews') && (
          <Waiting name="reviews" call={listShopReviews} input={{ answered: 'no' }} to="reviews?answered=no" />
        )}
      </SimpleGrid>
      {scopes.length === 0 && <Text>{t('today.nothing')}</Text>}
    </Screen>
  );
}

type WaitingProps<C extends Call> = {
  name: 'toShip' | 'refunds' | 'returns' | 'reviews';
  call: C;
  input: InputOf<C>;
  to: string;
};

function Waiting<C extends Call>({ name, call, input, to }: WaitingProps<C>) {
  const t = useTranslations('console');
  const { count } = useFormats();
  const { data, error } = useCall(call, { ...(input as object), limit: 1 } as InputOf<C>);
  const total = (data as { total: number } | undefined)?.total;
  return (
    <Card component={Link} to={to} withBorder p="lg" bg="var(--console-card)">
      <Title order={2} size="h4" fw={500}>
        {t(`today.${name}`)}
      </Title>
      {total === undefined && !error ? (
        <Skeleton h={44} w={80} mt="xs" />
      ) : (
        <Text fz={32} fw={700} c={total ? undefined : 'dimmed'}>
          {error ? '–' : count(total ?? 0)}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t(`today.${name}Text`)}
      </Text>
    </Card>
  );
}
