import { Anchor, Group, Image, Tabs, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List, pageSize } from '#console/base/list.tsx';
import { useListAddress } from '#console/base/list-address.ts';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { listShopRefunds } from '#contract/refunds/merchant.ts';
import { type RefundStatus, refundStatuses } from '#contract/refunds/shopper.ts';
import { RefundStatusBadge } from './refund-status.tsx';

type Row = OutputOf<typeof listShopRefunds>['list'][number];

const isStatus = (text: string): text is RefundStatus => (refundStatuses as readonly string[]).includes(text);

export default function RefundList() {
  const t = useTranslations('console');
  const { page, value, change } = useListAddress();
  const shopId = useShopId();
  const navigate = useNavigate();
  const { money, time } = useFormats();
  const status = value('status');
  const query = useCall(
    listShopRefunds,
    { status: isStatus(status) ? status : undefined, page, limit: pageSize },
    { keepsPrevious: true },
  );
  return (
    <Screen title={t('sections.refunds')}>
      <Tabs
        value={isStatus(status) ? status : 'all'}
        onChange={(next) => change({ status: next === 'all' ? null : next })}
      >
        <Tabs.List aria-label={t('refunds.byStatus')}>
          <Tabs.Tab value="all">{t('refunds.all')}</Tabs.Tab>
          {refundStatuses.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`refunds.statuses.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <List<Row>
        label={t('sections.refunds')}
        query={query}
        idOf={({ refundOrderNo }) => refundOrderNo}
        empty={t('refunds.none')}
        onOpen={({ refundOrderNo }) => void navigate(`/${shopId}/refunds/${refundOrderNo}`)}
        columns={[
          {
            accessor: 'refundOrderNo',
            title: t('refunds.refund'),
            width: 230,
            render: ({ refundOrderNo, createTime }) => (
              <>
                <Anchor
                  component={Link}
                  to={`/${shopId}/refunds/${refundOrderNo}`}
                  size="sm"
                  onClick={(event) => event.stopPropagation()}
                >
                  {refundOrderNo}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {time(createTime)}
                </Text>
              </>
            ),
          },
          {
            accessor: 'orderInfoList',
            title: t('orders.products'),
            render: ({ orderInfoList: [line], totalNum }) => (
              <Group gap="sm" wrap="nowrap">
                <Image src={`${line?.image.url}/80`} w={40} h={40} radius="sm" alt="" />
                <div>
                  <Text size="sm" lineClamp={1}>
                    {line?.name}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {t('orders.units', { count: totalNum })}
                  </Text>
                </div>
              </Group>
            ),
          },
          { accessor: 'buyer', title: t('refunds.buyer'), width: 140 },
          {
            accessor: 'kind',
            title: t('refunds.kind'),
            width: 160,
            render: ({ kind }) => t(`refunds.kinds.${kind}`),
          },
          {
            accessor: 'refundPrice',
            title: t('refunds.amount'),
            textAlign: 'right',
            width: 120,
            render: ({ refundPrice }) => money(refundPrice),
          },
          {
            accessor: 'refundStatus',
            title: t('orders.status'),
            width: 190,
            render: ({ refundStatus, waitsFor, answerBy }) => (
              <>
                <RefundStatusBadge status={refundStatus} />
                {waitsFor === 'shop' && answerBy && (
                  <Text size="sm" c="var(--mantine-color-error)">
                    {t('refunds.answerBy', { time: time(answerBy) })}
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
