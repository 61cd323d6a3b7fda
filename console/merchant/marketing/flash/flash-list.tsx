import { Anchor, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { FlashStateBadge } from '#console/base/flash/flash-state.tsx';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { MarketingKinds } from '#console/merchant/marketing/marketing-kinds.tsx';
import { flashStates } from '#contract/catalogue/flash-sales.ts';
import {
  countShopFlashSales,
  listShopFlashSales,
  type ShopFlashSale,
} from '#contract/catalogue/merchant-flash-sales.ts';

/** The flash sales of the platform that the shop can join or has joined. */
export function FlashList() {
  const t = useTranslations('flash-sales');
  const words = useTranslations('marketing.bargains');
  const shopId = useShopId();
  const navigate = useNavigate();
  const { page, limit } = useListAddress();
  const { ago, percent, time } = useFormats();
  const state = useStatus(flashStates);
  const query = useCall(listShopFlashSales, { state, page, limit }, { keepsPrevious: true });
  const { data: counts } = useCall(countShopFlashSales, {});
  const path = `/${shopId}/marketing/flash`;
  return (
    <Screen title={t('title')} text={t('text')}>
      <MarketingKinds />
      <StatusTabs
        label={t('byState')}
        all={t('all')}
        statuses={flashStates}
        nameOf={(one) => t(`states.${one}`)}
        counts={counts}
      />
      <List<ShopFlashSale>
        label={t('title')}
        list="flash_sales"
        query={query}
        exported={{
          read: (paging) => callMall(listShopFlashSales, { state, ...paging }, shopId),
          columns: [
            [t('sale'), ({ name }) => name],
            [words('state'), (sale) => t(`states.${sale.state}`)],
            [words('startsAt'), ({ startsAt }) => startsAt],
            [words('endsAt'), ({ endsAt }) => endsAt],
            [t('deadline'), ({ signUpUntil }) => signUpUntil],
            [t('signUpStates.waiting'), ({ signUps }) => signUps.waiting],
            [t('signUpStates.accepted'), ({ signUps }) => signUps.accepted],
            [t('signUpStates.refused'), ({ signUps }) => signUps.refused],
          ],
        }}
        idOf={({ id }) => id}
        empty={t(`none.${state ?? 'all'}`)}
        onOpen={({ id }) => void navigate(`${path}/${id}`)}
        columns={[
          {
            accessor: 'name',
            title: t('sale'),
            render: ({ id, name, leastPercent }) => (
              <>
                <Anchor component={Link} to={`${path}/${id}`} fw={600} lineClamp={2}>
                  {name}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {t('reduction', { percent: percent(leastPercent / 100) })}
                </Text>
              </>
            ),
          },
          {
            accessor: 'time',
            title: words('time'),
            width: 220,
            render: ({ startsAt, endsAt }) => (
              <>
                {time(startsAt)}
                <Text size="sm" c="dimmed">
                  {words('until', { time: time(endsAt) })}
                </Text>
              </>
            ),
          },
          {
            accessor: 'deadline',
            title: t('deadline'),
            width: 220,
            render: (sale) => (
              <>
                {time(sale.signUpUntil)}
                <Text size="sm" c="dimmed">
                  {sale.state === 'open' ? t('closes', { when: ago(sale.signUpUntil) }) : t('closed')}
                </Text>
              </>
            ),
          },
          { accessor: 'mine', title: t('mine'), width: 190, render: ({ signUps }) => <Mine signUps={signUps} /> },
          {
            accessor: 'state',
            title: words('state'),
            width: 160,
            render: (sale) => <FlashStateBadge state={sale.state} />,
          },
        ]}
      />
    </Screen>
  );
}

/** What the shop has in a sale: "2 accepted, 1 waiting". */
function Mine({ signUps }: Pick<ShopFlashSale, 'signUps'>) {
  const t = useTranslations('flash-sales');
  const { count, names } = useFormats();
  const parts = (['accepted', 'waiting', 'refused'] as const)
    .filter((state) => signUps[state] > 0)
    .map((state) => t(`counted.${state}`, { count: count(signUps[state]) }));
  if (parts.length > 0) return names(parts);
  return (
    <Text size="sm" c="dimmed">
      {t('mineNone')}
    </Text>
  );
}
