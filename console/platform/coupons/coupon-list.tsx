import { Button, Code, Group, Select, Text } from '@mantine/core';
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
import { useCall } from '#console/base/use-call.ts';
import { couponSorts, couponStates } from '#contract/coupons/merchant.ts';
import {
  countPlatformCoupons,
  couponChannels,
  listPlatformCoupons,
  type PlatformCoupon,
  platformCouponsCountMax,
} from '#contract/coupons/platform.ts';
import { couponScopes } from '#contract/coupons/shopper.ts';

const pathOf = ({ id }: { id: number }) => `/platform/coupons/${id}`;

/** The coupons that the platform bears. */
export function CouponList() {
  const t = useTranslations('platform-coupons');
  const shared = useTranslations('marketing');
  const sections = useTranslations('platform.sections');
  const navigate = useNavigate();
  const { page, limit, value, change } = useListAddress();
  const { shown, exported } = useCouponColumns(pathOf);
  const state = useStatus(couponStates);
  const words = value('words');
  const sort = couponSorts.find((each) => each === value('sort')) ?? 'newest';
  const couponScope = couponScopes.find((each) => each === value('scope'));
  const channel = couponChannels.find((each) => each === value('channel'));
  const filters = { state, couponScope, channel, words, sort };
  const query = useCall(listPlatformCoupons, { ...filters, page, limit }, { keepsPrevious: true });
  const { data: counts } = useCall(countPlatformCoupons, {});
  const isNarrowed = Boolean(words || state || couponScope || channel);
  const add = (
    <Button component={Link} to="/platform/coupons/new" leftSection={<Plus size={16} aria-hidden="true" />}>
      {shared('add')}
    </Button>
  );
  return (
    <Screen title={sections('coupons')} text={t('text')} actions={add}>
      <StatusTabs
        label={shared('byState')}
        all={shared('all')}
        statuses={couponStates}
        nameOf={(one) => shared(`states.${one}`)}
        counts={counts}
      />
      <Group gap="sm">
        <SearchField key={words} label={t('search')} words={words} onSearch={(next) => change({ words: next })} />
        <Select
          aria-label={shared('appliesTo')}
          allowDeselect={false}
          w={190}
          value={couponScope ?? ''}
          data={[
            { value: '', label: t('anyScope') },
            ...couponScopes.map((one) => ({ value: one, label: t(`scopes.${one}`) })),
          ]}
          onChange={(next) => change({ scope: next })}
        />
        <Select
          aria-label={t('channel')}
          allowDeselect={false}
          w={190}
          value={channel ?? ''}
          data={[
            { value: '', label: t('anyChannel') },
            ...couponChannels.map((one) => ({ value: one, label: t(`channels.${one}`) })),
          ]}
          onChange={(next) => change({ channel: next })}
        />
        <SortField sort={sort} usual="newest" sorts={couponSorts} nameOf={(each) => shared(`sorts.${each}`)} />
      </Group>
      <List<PlatformCoupon>
        label={sections('coupons')}
        query={query}
        countMax={platformCouponsCountMax}
        exported={{
          name: 'mall-coupons',
          read: (paging) => callMall(listPlatformCoupons, { ...filters, ...paging }),
          columns: [
            ...exported.terms,
            [t('channel'), (coupon) => t(`channels.${coupon.channel}`)],
            [t('code'), ({ code }) => code],
            ...exported.use,
          ],
        }}
        idOf={({ id }) => id}
        empty={isNarrowed ? t('noneFound') : t('none')}
        emptyAction={!isNarrowed && add}
        onOpen={(coupon) => void navigate(pathOf(coupon))}
        columns={[
          shown.name,
          shown.discount,
          {
            accessor: 'channel',
            title: t('channel'),
            width: 170,
            render: ({ channel: by, code }) => (
              <>
                <Text size="sm">{t(`channels.${by}`)}</Text>
                {code && <Code>{code}</Code>}
              </>
            ),
          },
          shown.validity,
          shown.received,
          shown.used,
          shown.state,
        ]}
      />
    </Screen>
  );
}
