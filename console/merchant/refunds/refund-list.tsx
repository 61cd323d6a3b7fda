import { Button, Group, Text } from '@mantine/core';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { NumberLink } from '#console/base/lists/number-link.tsx';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { SortField } from '#console/base/lists/sort-field.tsx';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { RefundStatusBadge } from '#console/base/orders/refund-status.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { listShopRefunds, refundSorts } from '#contract/refunds/merchant.ts';
import { refundStatuses } from '#contract/refunds/shopper.ts';
import { ChosenRefunds } from './chosen-refunds.tsx';

/** Those that wait for the shop come first; what is over, or moves by itself, is seldom looked for. */
const tabs = ['due', 'offered', 'sent_back', 'disputed', 'refunded'] as const;
const others = refundStatuses.filter((one) => !tabs.some((tab) => tab === one));
const all = ['due', ...refundStatuses] as const;

type Row = OutputOf<typeof listShopRefunds>['list'][number];

export default function RefundList() {
  const t = useTranslations('console');
  const { page, limit, value, change } = useListAddress();
  const shopId = useShopId();
  const navigate = useNavigate();
  const { money, time } = useFormats();
  const tab = useStatus(all);
  const words = value('words');
  const usualSort = tab === 'due' ? 'deadline' : 'newest';
  const sort = refundSorts.find((one) => one === value('sort')) ?? usualSort;
  const filters = { ...(tab === 'due' ? { due: '1' as const } : { status: tab }), words, sort };
  const query = useCall(listShopRefunds, { ...filters, page, limit }, { keepsPrevious: true });
  const [chosen, setChosen] = useState<Row[]>([]);
  return (
    <Screen
      title={t('sections.refunds')}
      actions={
        <Button
          component={Link}
          to={`/${shopId}/refunds/addresses`}
          variant="default"
          leftSection={<MapPin size={16} aria-hidden="true" />}
        >
          {t('refunds.addresses')}
        </Button>
      }
    >
      <StatusTabs
        label={t('refunds.byStatus')}
        all={t('refunds.all')}
        statuses={tabs}
        others={{ label: t('refunds.otherStatuses'), statuses: others }}
        nameOf={(one) => (one === 'due' ? t('refunds.due') : t(`refunds.statuses.${one}`))}
      />
      <Group gap="sm">
        <SearchField
          key={words}
          label={t('refunds.search')}
          words={words}
          onSearch={(next) => change({ words: next })}
        />
        <SortField sort={sort} usual={usualSort} sorts={refundSorts} nameOf={(one) => t(`refunds.sorts.${one}`)} />
      </Group>
      <List<Row>
        label={t('sections.refunds')}
        list="refunds"
        query={query}
        exported={{
          read: (paging) => callMall(listShopRefunds, { ...filters, ...paging }, shopId),
          columns: [
            [t('refunds.refund'), ({ refundOrderNo }) => refundOrderNo],
            [t('orders.order'), ({ merOrderNo }) => merOrderNo],
            [t('orders.status'), ({ refundStatus }) => t(`refunds.statuses.${refundStatus}`)],
            [t('csv.createdAt'), ({ createTime }) => createTime],
            [t('refunds.buyer'), ({ buyer }) => buyer],
            [t('refunds.kind'), ({ kind }) => t(`refunds.kinds.${kind}`)],
            [t('orders.products'), ({ orderInfoList }) => orderInfoList.map(({ name }) => name).join('; ')],
            [t('orders.quantity'), ({ totalNum }) => totalNum],
            [t('refunds.amount'), ({ refundPrice }) => refundPrice / 100],
          ],
        }}
        idOf={({ refundOrderNo }) => refundOrderNo}
        chosen={{
          rows: chosen,
          choose: setChosen,
          nameOf: ({ refundOrderNo }) => refundOrderNo,
          canChoose: ({ refundStatus }) => refundStatus === 'under_review',
        }}
        empty={words ? t('orders.nothingFound', { words }) : t('refunds.none')}
        onOpen={({ refundOrderNo }) => void navigate(`/${shopId}/refunds/${refundOrderNo}`)}
        columns={[
          {
            accessor: 'refundOrderNo',
            title: t('refunds.refund'),
            width: 230,
            render: ({ refundOrderNo, createTime }) => (
              <NumberLink to={`/${shopId}/refunds/${refundOrderNo}`} number={refundOrderNo} at={createTime} />
            ),
          },
          {
            accessor: 'orderInfoList',
            title: t('orders.products'),
            render: ({ orderInfoList: [line], totalNum }) => (
              <ProductCell
                isShort
                image={line?.image}
                name={line?.name}
                text={t('orders.units', { count: totalNum })}
              />
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
            title: t('refunds.amountShort'),
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
      {chosen.length > 0 && <ChosenRefunds refunds={chosen} onDone={() => setChosen([])} />}
    </Screen>
  );
}
