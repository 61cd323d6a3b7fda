import { Select, Stack } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ReadPage } from '#console/base/csv/read-all.ts';
import { useFormats } from '#console/base/format.ts';
import { List, type ListQuery } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { Part } from '#console/base/part.tsx';
import type { CouponRecord } from '#contract/coupons/merchant-figures.ts';
import { ownCouponStates } from '#contract/coupons/shopper.ts';

type Received = Pick<CouponRecord, 'id' | 'nickname' | 'state' | 'receivedAt' | 'usedAt' | 'discount'>;

type CouponRecordsProps<Row extends Received> = {
  query: ListQuery<Row>;
  /** Counting stops here. */
  countMax?: number;
  exported: { name: string; read: ReadPage<Row> };
  ordersOf: (row: Row) => readonly string[];
  renderBuyer: (row: Row) => ReactNode;
  renderOrder: (orderNo: string) => ReactNode;
};

/** Which of the copies of a coupon the address asks for. */
export function useRecordFilters() {
  const { page, limit, value } = useListAddress();
  return { state: ownCouponStates.find((one) => one === value('state')), page, limit };
}

/** Who has received a coupon, and the orders in which it was used. */
export function CouponRecords<Row extends Received>(props: CouponRecordsProps<Row>) {
  const { query, countMax, exported, ordersOf, renderBuyer, renderOrder } = props;
  const t = useTranslations('marketing.records');
  const { change } = useListAddress();
  const { state } = useRecordFilters();
  const { time, money } = useFormats();
  return (
    <Part
      title={t('title')}
      aside={
        <Select
          aria-label={t('byState')}
          allowDeselect={false}
          w={180}
          value={state ?? ''}
          onChange={(next) => change({ state: next })}
          data={[
            { value: '', label: t('all') },
            ...ownCouponStates.map((one) => ({ value: one, label: t(`states.${one}`) })),
          ]}
        />
      }
    >
      <Stack gap="sm">
        <List<Row>
          label={t('title')}
          query={query}
          {...(countMax && { countMax })}
          exported={{
            ...exported,
            columns: [
              [t('buyer'), ({ nickname }) => nickname],
              [t('state'), (record) => t(`states.${record.state}`)],
              [t('receivedAt'), ({ receivedAt }) => receivedAt],
              [t('usedAt'), ({ usedAt }) => usedAt],
              [t('order'), (record) => ordersOf(record).join(' ')],
              [t('discount'), ({ discount }) => discount && discount / 100],
            ],
          }}
          idOf={({ id }) => id}
          empty={state ? t('noneOfState') : t('none')}
          columns={[
            { accessor: 'nickname', title: t('buyer'), render: renderBuyer },
            { accessor: 'receivedAt', title: t('receivedAt'), width: 200, render: (row) => time(row.receivedAt) },
            { accessor: 'state', title: t('state'), width: 120, render: (row) => t(`states.${row.state}`) },
            {
              accessor: 'usedAt',
              title: t('usedAt'),
              width: 200,
              render: ({ usedAt }) => (usedAt === null ? '–' : time(usedAt)),
            },
            {
              accessor: 'orders',
              title: t('order'),
              width: 220,
              render: (record) => <Orders orderNos={ordersOf(record)} renderOrder={renderOrder} />,
            },
            {
              accessor: 'discount',
              title: t('discount'),
              textAlign: 'right',
              width: 120,
              render: ({ discount }) => (discount === null ? '–' : money(discount)),
            },
          ]}
        />
      </Stack>
    </Part>
  );
}

function Orders({
  orderNos,
  renderOrder,
}: {
  orderNos: readonly string[];
  renderOrder: (orderNo: string) => ReactNode;
}) {
  if (orderNos.length === 0) return '–';
  return (
    <Stack gap={2} align="flex-start">
      {orderNos.map((orderNo) => (
        <Fragment key={orderNo}>{renderOrder(orderNo)}</Fragment>
      ))}
    </Stack>
  );
}
