import { Anchor, Avatar, Button, Group, Select, Text } from '@mantine/core';
import { Percent, Shapes } from 'lucide-react';
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
import { useCall } from '#console/base/use-call.ts';
import { listPlatformShops, type PlatformShop, shopCountMax, shopSorts, shopStates } from '#contract/shops/platform.ts';
import { listShopTypes } from '#contract/shops/shopper.ts';
import { ShopStateBadge } from './shop-state.tsx';

export function ShopList() {
  const t = useTranslations('platform-shops.shops');
  const sections = useTranslations('platform.sections');
  const { count, money, score } = useFormats();
  const navigate = useNavigate();
  const { page, limit, value, change } = useListAddress();
  const state = useStatus(shopStates);
  const { data: types = [] } = useCall(listShopTypes, {});
  const typeId = Number(value('type')) || undefined;
  const isSelf = value('self') === '1' ? ('1' as const) : value('self') === '0' ? ('0' as const) : undefined;
  const sort = shopSorts.find((one) => one === value('sort')) ?? 'newest';
  const words = value('words');
  const filters = { words, state, typeId, isSelf, sort };
  const query = useCall(listPlatformShops, { ...filters, page, limit }, { keepsPrevious: true });
  return (
    <Screen
      title={sections('shops')}
      text={t('text')}
      actions={
        <>
          <Button component={Link} to="kinds" variant="default" leftSection={<Shapes size={16} aria-hidden="true" />}>
            {t('kinds')}
          </Button>
          <Button
            component={Link}
            to="commission"
            variant="default"
            leftSection={<Percent size={16} aria-hidden="true" />}
          >
            {t('byKind')}
          </Button>
        </>
      }
    >
      <StatusTabs label={t('state')} all={t('all')} statuses={shopStates} nameOf={(one) => t(`states.${one}`)} />
      <Group justify="space-between">
        <SearchField key={words} label={t('find')} words={words} onSearch={(next) => change({ words: next })} />
        <Group gap="xs">
          <Select
            aria-label={t('type')}
            placeholder={t('type')}
            w={200}
            clearable
            value={typeId ? String(typeId) : null}
            data={types.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(next) => change({ type: next })}
          />
          <Select
            aria-label={t('run')}
            placeholder={t('run')}
            w={200}
            clearable
            value={isSelf ?? null}
            data={[
              { value: '1', label: t('isSelf') },
              { value: '0', label: t('isOthers') },
            ]}
            onChange={(next) => change({ self: next })}
          />
          <SortField sort={sort} usual="newest" sorts={shopSorts} nameOf={(one) => t(`sorts.${one}`)} />
        </Group>
      </Group>
      <List<PlatformShop>
        label={sections('shops')}
        query={query}
        idOf={({ id }) => id}
        countMax={shopCountMax}
        empty={t(words || state || typeId || isSelf ? 'none' : 'noneYet')}
        onOpen={({ id }) => void navigate(String(id))}
        exported={{
          name: 'shops',
          read: (paging) => callMall(listPlatformShops, { ...filters, ...paging }),
          columns: [
            [t('number'), ({ id }) => id],
            [t('name'), ({ name }) => name],
            [t('state'), (shop) => t(`states.${shop.state}`)],
            [t('type'), ({ typeName }) => typeName],
            [t('kind'), ({ categoryName }) => categoryName],
            [t('isSelf'), (shop) => (shop.isSelf ? 1 : 0)],
            [t('recommended'), ({ isRecommended }) => (isRecommended ? 1 : 0)],
            [t('owner'), ({ ownerEmail }) => ownerEmail],
            [t('products'), ({ products }) => products],
            [t('orders'), ({ orders }) => orders],
            [t('sales'), ({ sales }) => sales / 100],
            [t('rating'), ({ starLevel }) => starLevel],
            [t('joined'), ({ joinedAt }) => joinedAt],
          ],
        }}
        columns={[
          {
            accessor: 'name',
            title: t('name'),
            render: ({ id, name, avatar, typeName }) => (
              <Group gap="sm" wrap="nowrap">
                <Avatar src={`${avatar.url}/80`} alt="" radius="sm" />
                <div style={{ minWidth: 0 }}>
                  <Anchor component={Link} to={String(id)} size="sm">
                    {name}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {t('numberAndType', { id, type: typeName })}
                  </Text>
                </div>
              </Group>
            ),
          },
          {
            accessor: 'ownerEmail',
            title: t('owner'),
            render: ({ ownerName, ownerEmail }) => (
              <>
                <Text size="sm">{ownerName ?? t('noOwner')}</Text>
                <Text size="sm" c="dimmed">
                  {ownerEmail}
                </Text>
              </>
            ),
          },
          {
            accessor: 'state',
            title: t('state'),
            width: 150,
            render: (shop) => (
              <>
                <ShopStateBadge state={shop.state} />
                {(shop.isSelf || shop.isRecommended) && (
                  <Text size="sm" c="dimmed">
                    {[shop.isSelf && t('isSelf'), shop.isRecommended && t('recommended')].filter(Boolean).join(' · ')}
                  </Text>
                )}
              </>
            ),
          },
          {
            accessor: 'products',
            title: t('products'),
            textAlign: 'right',
            width: 130,
            render: ({ products }) => count(products),
          },
          {
            accessor: 'orders',
            title: t('orders'),
            textAlign: 'right',
            width: 120,
            render: ({ orders, sales }) => (
              <>
                <Text size="sm">{count(orders)}</Text>
                <Text size="sm" c="dimmed">
                  {money(sales)}
                </Text>
              </>
            ),
          },
          {
            accessor: 'starLevel',
            title: t('rating'),
            textAlign: 'right',
            width: 110,
            render: ({ starLevel, reviews }) => (
              <>
                <Text size="sm">{score(starLevel)}</Text>
                <Text size="sm" c="dimmed">
                  {t('reviews', { count: reviews })}
                </Text>
              </>
            ),
          },
        ]}
      />
    </Screen>
  );
}
