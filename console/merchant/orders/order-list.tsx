import { Anchor, Button, Group, Image, Tabs, Text, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List, pageSize } from '#console/base/list.tsx';
import { useListAddress } from '#console/base/list-address.ts';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { type OrderStatus, orderStatuses } from '#contract/orders/shopper.ts';
import { listShopOrders, type ShopOrder } from '#contract/shipping/merchant.ts';
import { OrderStatusBadge } from './order-status.tsx';

const isStatus = (text: string): text is OrderStatus => (orderStatuses as readonly string[]).includes(text);

export default function OrderList() {
  const t = useTranslations('console');
  const { page, value, change } = useListAddress();
  const shopId = useShopId();
  const navigate = useNavigate();
  const { money, time } = useFormats();
  const status = value('status');
  const words = value('words');
  const query = useCall(
    listShopOrders,
    { status: isStatus(status) ? status : undefined, words, page, limit: pageSize },
    { keepsPrevious: true },
  );
  return (
    <Screen title={t('sections.orders')}>
      <Group justify="space-between" align="flex-end">
        <Tabs
          value={isStatus(status) ? status : 'all'}
          onChange={(next) => change({ status: next === 'all' ? null : next })}
        >
          <Tabs.List aria-label={t('orders.byStatus')}>
            <Tabs.Tab value="all">{t('orders.all')}</Tabs.Tab>
            {orderStatuses.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`orders.statuses.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
        <SearchOrders key={words} words={words} onSearch={(next) => change({ words: next })} />
      </Group>
      <List<ShopOrder>
        label={t('sections.orders')}
        query={query}
        idOf={({ orderNo }) => orderNo}
        empty={words ? t('orders.nothingFound', { words }) : t('orders.none')}
        onOpen={({ orderNo }) => void navigate(`/${shopId}/orders/${orderNo}`)}
        columns={[
          {
            accessor: 'orderNo',
            title: t('orders.order'),
            width: 230,
            render: ({ orderNo, createdAt }) => (
              <>
                <Anchor
                  component={Link}
                  to={`/${shopId}/orders/${orderNo}`}
                  size="sm"
                  onClick={(event) => event.stopPropagation()}
                >
                  {orderNo}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {time(createdAt)}
                </Text>
              </>
            ),
          },
          {
            accessor: 'lines',
            title: t('orders.products'),
            render: ({ lines }) => (
              <Group gap="sm" wrap="nowrap">
                <Image src={`${lines[0]?.image.url}/80`} w={40} h={40} radius="sm" alt="" />
                <div>
                  <Text size="sm" lineClamp={1}>
                    {lines[0]?.name}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {t('orders.units', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}
                  </Text>
                </div>
              </Group>
            ),
          },
          {
            accessor: 'address',
            title: t('orders.consignee'),
            width: 180,
            render: ({ address }) => (address ? `${address.realName}, ${address.country}` : '–'),
          },
          {
            accessor: 'payable',
            title: t('orders.total'),
            textAlign: 'right',
            width: 120,
            render: ({ payable }) => money(payable),
          },
          {
            accessor: 'status',
            title: t('orders.status'),
            width: 160,
            render: ({ status: state, isOverdue }) => (
              <>
                <OrderStatusBadge status={state} />
                {isOverdue && (
                  <Text size="sm" c="var(--mantine-color-error)">
                    {t('orders.overdue')}
                  </Text>
                )}
              </>
            ),
          },
        ]}
      />
    </Screen>
  );
}

function SearchOrders({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const t = useTranslations('console.orders');
  const [typed, setTyped] = useState(words);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Group gap="xs">
          <TextInput
            type="search"
            w={280}
            maxLength={64}
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<Search size={16} aria-hidden="true" />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            {t('find')}
          </Button>
        </Group>
      </form>
    </search>
  );
}
