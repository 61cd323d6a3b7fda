import { Select, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import { listPlatformCouponRecords, type PlatformCouponRecord } from '#contract/coupons/platform.ts';
import { ownCouponStates } from '#contract/coupons/shopper.ts';

/** Who has received a coupon, and the orders in which it was used. */
export function RecordsPart({ couponId }: { couponId: number }) {
  const t = useTranslations('marketing.records');
  const { page, limit, value, change } = useListAddress();
  const { time, money } = useFormats();
  const state = ownCouponStates.find((one) => one === value('state'));
  const query = useCall(listPlatformCouponRecords, { id: couponId, state, page, limit }, { keepsPrevious: true });
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
        <List<PlatformCouponRecord>
          label={t('title')}
          query={query}
          exported={{
            name: 'mall-coupon-claims',
            read: (paging) => callMall(listPlatformCouponRecords, { id: couponId, state, ...paging }),
            columns: [
              [t('buyer'), ({ nickname }) => nickname],
              [t('state'), (record) => t(`states.${record.state}`)],
              [t('receivedAt'), ({ receivedAt }) => receivedAt],
              [t('usedAt'), ({ usedAt }) => usedAt],
              [t('order'), ({ orderNos }) => orderNos.join(' ')],
              [t('discount'), ({ discount }) => discount && discount / 100],
            ],
          }}
          idOf={({ id }) => id}
          empty={state ? t('noneOfState') : t('none')}
          columns={[
            {
              accessor: 'nickname',
              title: t('buyer'),
              render: ({ accountId, nickname }) => (
                <LinkedNumber to={`accounts/${accountId}`} scope="accounts">
                  {nickname}
                </LinkedNumber>
              ),
            },
            { accessor: 'receivedAt', title: t('receivedAt'), width: 200, render: (row) => time(row.receivedAt) },
            { accessor: 'state', title: t('state'), width: 120, render: (row) => t(`states.${row.state}`) },
            {
              accessor: 'usedAt',
              title: t('usedAt'),
              width: 200,
              render: ({ usedAt }) => (usedAt === null ? '–' : time(usedAt)),
            },
            {
              accessor: 'orderNos',
              title: t('order'),
              width: 220,
              render: ({ orderNos }) =>
                orderNos.length === 0 ? (
                  '–'
                ) : (
                  <Stack gap={2} align="flex-start">
                    {orderNos.map((number) => (
                      <LinkedNumber key={number} to={`orders/${number}`} scope="orders">
                        {number}
                      </LinkedNumber>
                    ))}
                  </Stack>
                ),
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
