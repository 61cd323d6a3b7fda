import { Group, Select } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { SortField } from '#console/base/lists/sort-field.tsx';
import { useStatus } from '#console/base/lists/status-tabs.tsx';
import { DayRangeFields, useDayRange } from '#console/base/times/day-range.tsx';
import { orderStatuses } from '#contract/orders/shopper.ts';
import { shopOrderSorts, shopOrderWaits } from '#contract/shipping/merchant.ts';
import { orderFlags } from '#contract/shipping/merchant-notes.ts';

/** What the address says about which orders are listed, and in which order. */
export function useOrderFilters() {
  const { value } = useListAddress();
  return {
    status: useStatus(orderStatuses),
    flag: orderFlags.find((one) => one === value('flag')),
    waits: shopOrderWaits.find((one) => one === value('waits')),
    ...useDayRange().times,
    words: value('words'),
    sort: shopOrderSorts.find((one) => one === value('sort')) ?? 'newest',
  };
}

export function OrderFilters() {
  const t = useTranslations('console');
  const { change } = useListAddress();
  const { flag, waits, words, sort } = useOrderFilters();
  return (
    <Group gap="sm">
      <SearchField key={words} label={t('orders.search')} words={words} onSearch={(next) => change({ words: next })} />
      <DayRangeFields labels={{ from: t('orders.placedFrom'), until: t('orders.placedUntil') }} />
      <Select
        aria-label={t('orders.waits.filter')}
        allowDeselect={false}
        w={200}
        value={waits ?? ''}
        data={[
          { value: '', label: t('orders.waits.any') },
          ...shopOrderWaits.map((one) => ({ value: one, label: t(`orders.waits.${one}`) })),
        ]}
        onChange={(next) => change({ waits: next })}
      />
      <Select
        aria-label={t('orders.flags.filter')}
        allowDeselect={false}
        w={160}
        value={flag ?? ''}
        data={[
          { value: '', label: t('orders.flags.any') },
          ...orderFlags.map((one) => ({ value: one, label: t(`orders.flags.${one}`) })),
        ]}
        onChange={(next) => change({ flag: next })}
      />
      <SortField
        sort={sort}
        usual="newest"
        sorts={shopOrderSorts}
        nameOf={(one) => t(`products.sorts.${one}`)}
        width={160}
      />
    </Group>
  );
}
