import { Group, Select, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall } from '#console/base/use-call.ts';
import { listAccountCoupons } from '#contract/accounts/platform-benefits.ts';
import type { OwnCoupon } from '#contract/coupons/shopper.ts';
import type { Account } from './account-page.tsx';

const types = ['usable', 'unusable'] as const;

/** The coupons that an account has, those that it can use first. */
export function CouponList({ account: { id } }: { account: Account }) {
  const t = useTranslations('platform-people.accounts');
  const { money, percent, day } = useFormats();
  const { page, limit, value, change } = useListAddress();
  const type = types.find((one) => one === value('coupons')) ?? 'usable';
  const query = useCall(
    listAccountCoupons,
    { id, type, page, limit },
    { keepsPrevious: (before) => before.type === type },
  );
  const offOf = ({ percent: part, money: amount }: OwnCoupon) =>
    part === null ? `−${money(amount)}` : t('couponOff', { percent: percent(part / 100), amount: money(amount) });
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <Select
          aria-label={t('couponTypes.label')}
          allowDeselect={false}
          w={220}
          value={type}
          data={types.map((one) => ({ value: one, label: t(`couponTypes.${one}`) }))}
          onChange={(next) => change({ coupons: next === 'usable' ? null : next })}
        />
      </Group>
      <List<OwnCoupon>
        label={t('tabs.coupons')}
        query={query}
        idOf={(coupon) => coupon.id}
        empty={t(`noCoupons.${type}`)}
        columns={[
          {
            accessor: 'name',
            title: t('coupon'),
            render: ({ name, shopName }) => (
              <>
                <Text size="sm">{name}</Text>
                <Text size="sm" c="dimmed">
                  {shopName ?? t('couponOfMall')}
                </Text>
              </>
            ),
          },
          {
            accessor: 'money',
            title: t('couponWorth'),
            render: (coupon) => (
              <>
                <Text size="sm">{offOf(coupon)}</Text>
                <Text size="sm" c="dimmed">
                  {coupon.minPrice > 0 ? t('couponFrom', { amount: money(coupon.minPrice) }) : t('couponNoMinimum')}
                </Text>
              </>
            ),
          },
          {
            accessor: 'endsAt',
            title: t('couponValid'),
            width: 220,
            render: ({ startsAt, endsAt }) => t('couponDates', { from: day(startsAt), to: day(endsAt) }),
          },
          {
            accessor: 'state',
            title: t('state'),
            width: 140,
            render: ({ state, isStarted, usedAt }) =>
              state === 'used' && usedAt
                ? t('couponUsedOn', { day: day(usedAt) })
                : t(`couponStates.${state === 'received' && !isStarted ? 'later' : state}`),
          },
        ]}
      />
    </Stack>
  );
}
