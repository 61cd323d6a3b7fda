import { Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List, pageSize } from '#console/base/list.tsx';
import { useListAddress } from '#console/base/list-address.ts';
import { NumberLink } from '#console/base/number-link.tsx';
import { ProductCell } from '#console/base/product-cell.tsx';
import { Screen } from '#console/base/screen.tsx';
import { StatusTabs, useStatus } from '#console/base/status-tabs.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { listShopRefunds } from '#contract/refunds/merchant.ts';
import { refundStatuses } from '#contract/refunds/shopper.ts';
import { RefundStatusBadge } from './refund-status.tsx';

type Row = OutputOf<typeof listShopRefunds>['list'][number];

export default function RefundList() {
  const t = useTranslations('console');
  const { page } = useListAddress();
  const shopId = useShopId();
  const navigate = useNavigate();
  const { money, time } = useFormats();
  const status = useStatus(refundStatuses);
  const query = useCall(listShopRefunds, { status, page, limit: pageSize }, { keepsPrevious: true });
  return (
    <Screen title={t('sections.refunds')}>
      <StatusTabs
        label={t('refunds.byStatus')}
        all={t('refunds.all')}
        statuses={refundStatuses}
        nameOf={(one) => t(`refunds.statuses.${one}`)}
      />
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
