import { Anchor, Button, Group, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { SortField } from '#console/base/lists/sort-field.tsx';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { MarketingKinds } from '#console/merchant/marketing/marketing-kinds.tsx';
import {
  countShopDeals,
  dealSorts,
  dealStates,
  listShopDeals,
  type ShopDeal,
} from '#contract/catalogue/merchant-deals.ts';
import { DealMenu } from './deal-menu.tsx';
import { DealStateBadge } from './deal-state.tsx';
import { useDealWords } from './deal-words.ts';

export default function DealList() {
  const t = useTranslations('marketing');
  const shopId = useShopId();
  const navigate = useNavigate();
  const { page, limit, value, change } = useListAddress();
  const { time } = useFormats();
  const words = useDealWords();
  const state = useStatus(dealStates);
  const search = value('words');
  const sort = dealSorts.find((each) => each === value('sort')) ?? 'newest';
  const filters = { state, words: search, sort };
  const query = useCall(listShopDeals, { ...filters, page, limit }, { keepsPrevious: true });
  const { data: counts } = useCall(countShopDeals, {});
  const path = `/${shopId}/marketing/deals`;
  const appliesTo = ({ productCount }: ShopDeal) =>
    productCount === 0 ? t('deals.allProducts') : t('forProducts', { count: productCount });
  const add = (
    <Button component={Link} to={`${path}/new`} leftSection={<Plus size={16} aria-hidden="true" />}>
      {t('deals.add')}
    </Button>
  );
  return (
    <Screen title={t('deals.title')} text={t('deals.text')} actions={add}>
      <MarketingKinds />
      <StatusTabs
        label={t('deals.byState')}
        all={t('all')}
        statuses={dealStates}
        nameOf={(one) => t(`bargains.states.${one}`)}
        counts={counts}
      />
      <Group gap="sm">
        <SearchField
          key={search}
          label={t('deals.search')}
          words={search}
          onSearch={(next) => change({ words: next })}
        />
        <SortField sort={sort} usual="newest" sorts={dealSorts} nameOf={(each) => t(`sorts.${each}`)} />
      </Group>
      <List<ShopDeal>
        label={t('deals.title')}
        list="deals"
        query={query}
        exported={{
          read: (paging) => callMall(listShopDeals, { ...filters, ...paging }, shopId),
          columns: [
            [t('deals.deal'), ({ name }) => name],
            [t('deals.kind'), ({ kind }) => t(`deals.kinds.${kind}`)],
            [t('deals.offer'), words],
            [t('appliesTo'), appliesTo],
            [t('form.startsAt'), ({ startsAt }) => startsAt],
            [t('form.endsAt'), ({ endsAt }) => endsAt],
            [t('state'), (deal) => t(`bargains.states.${deal.state}`)],
          ],
        }}
        idOf={({ id }) => id}
        empty={search ? t('deals.nothingFound', { words: search }) : t(`deals.none.${state ?? 'all'}`)}
        emptyAction={!search && !state && add}
        onOpen={({ id }) => void navigate(`${path}/${id}`)}
        columns={[
          {
            accessor: 'name',
            title: t('deals.deal'),
            render: ({ id, name, kind }) => (
              <>
                <Anchor component={Link} to={`${path}/${id}`} fw={600} lineClamp={2}>
                  {name}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {t(`deals.kinds.${kind}`)}
                </Text>
              </>
            ),
          },
          { accessor: 'offer', title: t('deals.offer'), width: 260, render: words },
          { accessor: 'products', title: t('appliesTo'), width: 150, render: appliesTo },
          {
            accessor: 'time',
            title: t('deals.time'),
            width: 210,
            render: ({ startsAt, endsAt }) => (
              <>
                {time(startsAt)}
                <Text size="sm" c="dimmed">
                  {t('deals.until', { time: time(endsAt) })}
                </Text>
              </>
            ),
          },
          {
            accessor: 'state',
            title: t('state'),
            width: 120,
            render: (deal) => <DealStateBadge state={deal.state} />,
          },
          { accessor: 'menu', title: '', width: 56, render: (deal) => <DealMenu deal={deal} /> },
        ]}
      />
    </Screen>
  );
}
