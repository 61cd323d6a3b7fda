import { Anchor, Select, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { Part } from '#console/base/part.tsx';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { type CouponRecord, listCouponRecords } from '#contract/coupons/merchant-figures.ts';
import { ownCouponStates } from '#contract/coupons/shopper.ts';

/** Who has received a coupon, and the orders in which it was used. */
export function RecordsPart({ couponId }: { couponId: number }) {
  const t = useTranslations('marketing.records');
  const shopId = useShopId();
  const { page, limit, value, change } = useListAddress();
  const { time, money } = useFormats();
  const maySeeOrders = useMay('orders');
  const state = ownCouponStates.find((one) => one === value('state'));
  const query = useCall(listCouponRecords, { id: couponId, state, page, limit }, { keepsPrevious: true });
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
        <List<CouponRecord>
          label={t('title')}
          query={query}
          exported={{
            name: 'coupon-claims',
            read: (paging) => callMall(listCouponRecords, { id: couponId, state, ...paging }, shopId),
            columns: [
              [t('buyer'), ({ nickname }) => nickname],
              [t('state'), (record) => t(`states.${record.state}`)],
              [t('receivedAt'), ({ receivedAt }) => receivedAt],
              [t('usedAt'), ({ usedAt }) => usedAt],
              [t('order'), ({ orderNo }) => orderNo],
              [t('discount'), ({ discount }) => discount && discount / 100],
            ],
          }}
          idOf={({ id }) => id}
          empty={state ? t('noneOfState') : t('none')}
          columns={[
            { accessor: 'nickname', title: t('buyer') },
            {
              accessor: 'receivedAt',
              title: t('receivedAt'),
              width: 200,
              render: ({ receivedAt }) => time(receivedAt),
            },
            { accessor: 'state', title: t('state'), width: 120, render: (record) => t(`states.${record.state}`) },
            {
              accessor: 'usedAt',
              title: t('usedAt'),
              width: 200,
              render: ({ usedAt }) => (usedAt === null ? '–' : time(usedAt)),
            },
            {
              accessor: 'orderNo',
              title: t('order'),
              width: 210,
              render: ({ orderNo }) =>
                orderNo && maySeeOrders ? (
                  <Anchor component={Link} to={`/${shopId}/orders/${orderNo}`} size="sm">
                    {orderNo}
                  </Anchor>
                ) : (
                  (orderNo ?? '–')
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
