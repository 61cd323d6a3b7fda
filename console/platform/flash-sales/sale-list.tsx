import { Anchor, Button, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { FlashStateBadge } from '#console/base/flash/flash-state.tsx';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { flashStates } from '#contract/catalogue/flash-sales.ts';
import { listFlashSales, type PlatformFlashSale } from '#contract/catalogue/platform-flash-sales.ts';
import { nameOf } from './sale-values.ts';

/** Sales that are planned, run, or are over, the newest first. */
export function SaleList() {
  const t = useTranslations('platform-flash');
  const shared = useTranslations('flash-sales');
  const sections = useTranslations('platform.sections');
  const locale = useLocale();
  const navigate = useNavigate();
  const { percent, time } = useFormats();
  const { page, limit } = useListAddress();
  const state = useStatus(flashStates);
  const query = useCall(listFlashSales, { state, page, limit }, { keepsPrevious: true });
  const plan = (
    <Button component={Link} to="new" leftSection={<Plus size={16} aria-hidden="true" />}>
      {t('plan')}
    </Button>
  );
  return (
    <Screen title={sections('flash-sales')} text={t('text')} actions={plan}>
      <StatusTabs
        label={shared('byState')}
        all={shared('all')}
        statuses={flashStates}
        nameOf={(one) => shared(`states.${one}`)}
      />
      <List<PlatformFlashSale>
        label={sections('flash-sales')}
        query={query}
        idOf={({ id }) => id}
        empty={t('none')}
        onOpen={({ id }) => void navigate(String(id))}
        columns={[
          {
            accessor: 'name',
            title: shared('sale'),
            render: (sale) => (
              <>
                <Anchor component={Link} to={String(sale.id)} fw={600} size="sm">
                  {nameOf(sale, locale)}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {shared('reduction', { percent: percent(sale.leastPercent / 100) })}
                </Text>
              </>
            ),
          },
          {
            accessor: 'startsAt',
            title: t('time'),
            width: 220,
            render: ({ startsAt, endsAt }) => (
              <>
                <Text size="sm">{time(startsAt)}</Text>
                <Text size="sm" c="dimmed">
                  {t('until', { time: time(endsAt) })}
                </Text>
              </>
            ),
          },
          { accessor: 'signUpUntil', title: shared('deadline'), width: 190, render: (sale) => time(sale.signUpUntil) },
          {
            accessor: 'signUps',
            title: t('products'),
            width: 190,
            render: ({ signUps, state: now }) => (
              <>
                <Text size="sm">{t('inSale', { count: signUps.accepted })}</Text>
                {signUps.waiting > 0 && (now === 'open' || now === 'coming') && (
                  <Text size="sm" fw={600}>
                    {t('waiting', { count: signUps.waiting })}
                  </Text>
                )}
              </>
            ),
          },
          {
            accessor: 'state',
            title: t('state'),
            width: 170,
            render: (sale) => <FlashStateBadge state={sale.state} />,
          },
        ]}
      />
    </Screen>
  );
}
