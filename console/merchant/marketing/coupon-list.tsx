import { Button, Group } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useCouponColumns } from '#console/base/coupons/coupon-columns.tsx';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { SortField } from '#console/base/lists/sort-field.tsx';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import {
  countShopCoupons,
  couponSorts,
  couponStates,
  listShopCoupons,
  type ShopCoupon,
} from '#contract/coupons/merchant.ts';
import { CouponMenu } from './coupon-menu.tsx';
import { MarketingKinds } from './marketing-kinds.tsx';

export default function CouponList() {
  const coupons = useTranslations('marketing');
  const shopId = useShopId();
  const navigate = useNavigate();
  const { page, limit, value, change } = useListAddress();
  const pathOf = ({ id }: { id: number }) => `/${shopId}/marketing/${id}`;
  const { shown, exported } = useCouponColumns(pathOf);
  const state = useStatus(couponStates);
  const words = value('words');
  const sort = couponSorts.find((each) => each === value('sort')) ?? 'newest';
  const query = useCall(listShopCoupons, { state, words, sort, page, limit }, { keepsPrevious: true });
  const { data: counts } = useCall(countShopCoupons, {});
  const add = (
    <Button component={Link} to={`/${shopId}/marketing/new`} leftSection={<Plus size={16} aria-hidden="true" />}>
      {coupons('add')}
    </Button>
  );
  return (
    <Screen title={coupons('title')} text={coupons('text')} actions={add}>
      <MarketingKinds />
      <StatusTabs
        label={coupons('byState')}
        all={coupons('all')}
        statuses={couponStates}
        nameOf={(one) => coupons(`states.${one}`)}
        counts={counts}
      />
      <Group gap="sm">
        <SearchField key={words} label={coupons('search')} words={words} onSearch={(next) => change({ words: next })} />
        <SortField sort={sort} usual="newest" sorts={couponSorts} nameOf={(each) => coupons(`sorts.${each}`)} />
      </Group>
      <List<ShopCoupon>
        label={coupons('title')}
        list="coupons"
        query={query}
        exported={{
          read: (paging) => callMall(listShopCoupons, { state, words, sort, ...paging }, shopId),
          columns: [...exported.terms, ...exported.use],
        }}
        idOf={({ id }) => id}
        empty={words ? coupons('nothingFound', { words }) : coupons(`none.${state ?? 'all'}`)}
        emptyAction={!words && !state && add}
        onOpen={(coupon) => void navigate(pathOf(coupon))}
        columns={[
          shown.name,
          shown.discount,
          shown.validity,
          shown.received,
          shown.used,
          shown.state,
          { accessor: 'menu', title: '', width: 56, render: (coupon) => <CouponMenu coupon={coupon} /> },
        ]}
      />
    </Screen>
  );
}
