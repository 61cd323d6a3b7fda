import { Anchor, Button, Group, Image, Text } from '@mantine/core';
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
  bargainSorts,
  bargainStates,
  countShopBargains,
  listShopBargains,
  type ShopBargain,
} from '#contract/catalogue/merchant-bargains.ts';
import { BargainMenu } from './bargain-menu.tsx';
import { BargainStateBadge } from './bargain-state.tsx';

export default function BargainList() {
  const t = useTranslations('marketing.bargains');
  const shopId = useShopId();
  const navigate = useNavigate();
  const { page, limit, value, change } = useListAddress();
  const { count, money, time } = useFormats();
  const state = useStatus(bargainStates);
  const search = value('words');
  const sort = bargainSorts.find((each) => each === value('sort')) ?? 'newest';
  const filters = { state, words: search, sort };
  const query = useCall(listShopBargains, { ...filters, page, limit }, { keepsPrevious: true });
  const { data: counts } = useCall(countShopBargains, {});
  const path = `/${shopId}/marketing/bargains`;
  const add = (
    <Button component={Link} to={`${path}/new`} leftSection={<Plus size={16} aria-hidden="true" />}>
      {t('add')}
    </Button>
  );
  return (
    <Screen title={t('title')} text={t('text')} actions={add}>
      <MarketingKinds />
      <StatusTabs
        label={t('byState')}
        all={t('all')}
        statuses={bargainStates}
        nameOf={(one) => t(`states.${one}`)}
        counts={counts}
      />
      <Group gap="sm">
        <SearchField key={search} label={t('search')} words={search} onSearch={(next) => change({ words: next })} />
        <SortField sort={sort} usual="newest" sorts={bargainSorts} nameOf={(each) => t(`sorts.${each}`)} />
      </Group>
      <List<ShopBargain>
        label={t('title')}
        list="bargains"
        query={query}
        exported={{
          read: (paging) => callMall(listShopBargains, { ...filters, ...paging }, shopId),
          columns: [
            [t('product'), ({ name }) => name],
            [t('state'), (bargain) => t(`states.${bargain.state}`)],
            [t('price'), ({ lowestPrice }) => lowestPrice / 100],
            [t('usualPrice'), ({ usualPrice }) => usualPrice / 100],
            [t('startsAt'), ({ startsAt }) => startsAt],
            [t('endsAt'), ({ endsAt }) => endsAt],
            [t('quota'), ({ quota }) => quota],
            [t('sold'), ({ sold }) => sold],
            [t('perBuyer'), ({ perBuyer }) => perBuyer ?? ''],
          ],
        }}
        idOf={({ id }) => id}
        empty={search ? t('nothingFound', { words: search }) : t(`none.${state ?? 'all'}`)}
        emptyAction={!search && !state && add}
        onOpen={({ id }) => void navigate(`${path}/${id}`)}
        columns={[
          {
            accessor: 'name',
            title: t('product'),
            render: ({ id, name, picture, variants }) => (
              <Group gap="sm" wrap="nowrap">
                <Image src={`${picture.url}/80`} w={48} h={48} radius="sm" alt="" />
                <div>
                  <Anchor component={Link} to={`${path}/${id}`} fw={600} lineClamp={2}>
                    {name}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {t('variantCount', { count: variants })}
                  </Text>
                </div>
              </Group>
            ),
          },
          {
            accessor: 'price',
            title: t('price'),
            width: 150,
            textAlign: 'right',
            render: ({ lowestPrice, usualPrice, variants }) => (
              <>
                <Text size="sm" fw={600}>
                  {variants > 1 ? t('from', { price: money(lowestPrice) }) : money(lowestPrice)}
                </Text>
                <Text size="sm" c="dimmed" td="line-through">
                  {money(usualPrice)}
                </Text>
              </>
            ),
          },
          {
            accessor: 'time',
            title: t('time'),
            width: 210,
            render: ({ startsAt, endsAt }) => (
              <>
                {time(startsAt)}
                <Text size="sm" c="dimmed">
                  {t('until', { time: time(endsAt) })}
                </Text>
              </>
            ),
          },
          {
            accessor: 'sold',
            title: t('sold'),
            width: 130,
            textAlign: 'right',
            render: ({ sold, quota }) => t('soldOf', { sold: count(sold), quota: count(quota) }),
          },
          {
            accessor: 'state',
            title: t('state'),
            width: 120,
            render: (bargain) => <BargainStateBadge bargain={bargain} />,
          },
          { accessor: 'menu', title: '', width: 56, render: (bargain) => <BargainMenu bargain={bargain} /> },
        ]}
      />
    </Screen>
  );
}
