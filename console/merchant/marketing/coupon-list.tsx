import { Anchor, Button, Group, Select, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/list.tsx';
import { useListAddress } from '#console/base/list-address.ts';
import { Screen } from '#console/base/screen.tsx';
import { SearchField } from '#console/base/search-field.tsx';
import { StatusTabs, useStatus } from '#console/base/status-tabs.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import {
  countShopCoupons,
  couponSorts,
  couponStates,
  listShopCoupons,
  type ShopCoupon,
} from '#contract/coupons/merchant.ts';
import { CouponMenu } from './coupon-menu.tsx';
import { CouponStateBadge } from './coupon-state.tsx';
import { useCouponWords } from './coupon-words.ts';

export default function CouponList() {
  const t = useTranslations('console');
  const shopId = useShopId();
  const navigate = useNavigate();
  const { page, limit, value, change } = useListAddress();
  const { count } = useFormats();
  const { discount, minimum, validity, target } = useCouponWords();
  const state = useStatus(couponStates);
  const words = value('words');
  const sort = couponSorts.find((each) => each === value('sort')) ?? 'newest';
  const query = useCall(listShopCoupons, { state, words, sort, page, limit }, { keepsPrevious: true });
  const { data: counts } = useCall(countShopCoupons, {});
  const add = (
    <Button component={Link} to={`/${shopId}/marketing/new`} leftSection={<Plus size={16} aria-hidden="true" />}>
      {t('marketing.add')}
    </Button>
  );
  return (
    <Screen title={t('sections.marketing')} text={t('marketing.text')} actions={add}>
      <StatusTabs
        label={t('marketing.byState')}
        all={t('marketing.all')}
        statuses={couponStates}
        nameOf={(one) => t(`marketing.states.${one}`)}
        counts={counts}
      />
      <Group gap="sm">
        <SearchField
          key={words}
          label={t('marketing.search')}
          words={words}
          onSearch={(next) => change({ words: next })}
        />
        <Select
          aria-label={t('products.sort')}
          allowDeselect={false}
          w={200}
          value={sort}
          onChange={(next) => change({ sort: next === 'newest' ? null : next })}
          data={couponSorts.map((each) => ({ value: each, label: t(`marketing.sorts.${each}`) }))}
        />
      </Group>
      <List<ShopCoupon>
        label={t('sections.marketing')}
        list="coupons"
        query={query}
        exported={{
          read: (paging) => callMall(listShopCoupons, { state, words, sort, ...paging }, shopId),
          columns: [
            [t('marketing.coupon'), ({ name }) => name],
            [t('marketing.state'), (coupon) => t(`marketing.states.${coupon.state}`)],
            [t('marketing.discount'), discount],
            [t('marketing.form.minPrice'), ({ minPrice }) => minPrice / 100],
            [t('marketing.appliesTo'), target],
            [t('marketing.validity'), validity],
            [t('marketing.form.issued'), ({ issued }) => issued],
            [t('marketing.received'), ({ received }) => received],
            [t('marketing.used'), ({ used }) => used],
          ],
        }}
        idOf={({ id }) => id}
        empty={words ? t('marketing.nothingFound', { words }) : t(`marketing.none.${state ?? 'all'}`)}
        emptyAction={!words && !state && add}
        onOpen={({ id }) => void navigate(`/${shopId}/marketing/${id}`)}
        columns={[
          {
            accessor: 'name',
            title: t('marketing.coupon'),
            render: (coupon) => (
              <>
                <Anchor component={Link} to={`/${shopId}/marketing/${coupon.id}`} fw={600}>
                  {coupon.name}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {target(coupon)}
                </Text>
              </>
            ),
          },
          {
            accessor: 'discount',
            title: t('marketing.discount'),
            width: 200,
            render: (coupon) => (
              <>
                {discount(coupon)}
                <Text size="sm" c="dimmed">
                  {minimum(coupon)}
                </Text>
              </>
            ),
          },
          { accessor: 'validity', title: t('marketing.validity'), width: 190, render: validity },
          {
            accessor: 'received',
            title: t('marketing.received'),
            textAlign: 'right',
            width: 120,
            render: ({ received, issued }) =>
              t('marketing.receivedOf', { received: count(received), issued: count(issued) }),
          },
          {
            accessor: 'used',
            title: t('marketing.used'),
            textAlign: 'right',
            width: 90,
            render: ({ used }) => count(used),
          },
          {
            accessor: 'state',
            title: t('marketing.state'),
            width: 120,
            render: (coupon) => <CouponStateBadge coupon={coupon} />,
          },
          { accessor: 'menu', title: '', width: 56, render: (coupon) => <CouponMenu coupon={coupon} /> },
        ]}
      />
    </Screen>
  );
}
