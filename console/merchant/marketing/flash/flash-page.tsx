import { Button, List, Skeleton, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { FlashStateBadge } from '#console/base/flash/flash-state.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { getShopFlashSale, type ShopFlashSale } from '#contract/catalogue/merchant-flash-sales.ts';
import { SignUpTable } from './sign-up-table.tsx';

/** A flash sale of the platform: what it demands, and what the shop has signed up for it. */
export function FlashPage() {
  const t = useTranslations('flash-sales');
  const shopId = useShopId();
  const { saleId = '' } = useParams();
  const { data: sale, error, refetch } = useCall(getShopFlashSale, { id: saleId });
  if (!sale && (error?.code === 404 || error?.code === 400)) return <NotFound />;
  const path = `/${shopId}/marketing/flash`;
  const add = sale?.state === 'open' && (
    <Button component={Link} to={`${path}/${sale.id}/new`} leftSection={<Plus size={16} aria-hidden="true" />}>
      {t('signUp')}
    </Button>
  );
  return (
    <Screen
      title={sale?.name ?? ''}
      text={sale?.instruction ?? ''}
      parent={{ to: path, name: t('title') }}
      actions={
        sale && (
          <>
            <FlashStateBadge state={sale.state} />
            {add}
          </>
        )
      }
    >
      {error && !sale && <LoadFailure error={error} onRetry={refetch} />}
      {!sale && !error && <Skeleton h={480} />}
      {sale && (
        <Stack maw={1_100}>
          <Terms sale={sale} />
          <Part title={t('mine')}>
            {sale.products.length > 0 ? (
              <SignUpTable sale={sale} signUps={sale.products} />
            ) : (
              <Stack align="flex-start" gap="sm">
                <Text c="dimmed">{sale.state === 'open' ? t('noProducts') : t('closed')}</Text>
              </Stack>
            )}
          </Part>
        </Stack>
      )}
    </Screen>
  );
}

function Terms({ sale }: { sale: ShopFlashSale }) {
  const t = useTranslations('flash-sales');
  const { ago, count, names, percent, time } = useFormats();
  const { startsAt, endsAt, signUpUntil, leastPercent, mostUnits, perBuyer, categories, state } = sale;
  return (
    <Part
      title={t('terms.title')}
      aside={
        <Text size="sm" fw={600}>
          {state === 'open' ? t('closes', { when: ago(signUpUntil) }) : t('closed')}
        </Text>
      }
    >
      <List size="sm" spacing="xs">
        <List.Item>{t('terms.time', { from: time(startsAt), until: time(endsAt) })}</List.Item>
        <List.Item>{t('terms.deadline', { time: time(signUpUntil) })}</List.Item>
        <List.Item>{t('terms.percent', { percent: percent(leastPercent / 100) })}</List.Item>
        <List.Item>{t('terms.units', { count: count(mostUnits) })}</List.Item>
        <List.Item>
          {perBuyer === null ? t('terms.anyBuyer') : t('terms.perBuyer', { count: count(perBuyer) })}
        </List.Item>
        <List.Item>
          {categories.length === 0 ? t('terms.allCategories') : t('terms.categories', { names: names(categories) })}
        </List.Item>
      </List>
    </Part>
  );
}
