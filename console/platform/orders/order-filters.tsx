import { Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { useStatus } from '#console/base/lists/status-tabs.tsx';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { DayRangeFields, useDayRange } from '#console/base/times/day-range.tsx';
import { ShopField, useShopFilter } from '#console/platform/shop-field.tsx';
import { orderStatuses } from '#contract/orders/shopper.ts';
import { listShopChoices } from '#contract/refunds/platform-orders.ts';

/** What the address says about which orders are listed. Amounts stand there in the smallest unit. */
export function useOrderFilters() {
  const { value } = useListAddress();
  const numberIn = (name: string) => (/^\d{1,9}$/.test(value(name)) ? Number(value(name)) : undefined);
  return {
    words: value('words'),
    status: useStatus(orderStatuses),
    shopId: useShopFilter(),
    buyerId: numberIn('buyer') || undefined,
    amountFrom: numberIn('least'),
    amountUntil: numberIn('most'),
    ...useDayRange().times,
  };
}

export function OrderFilters() {
  const t = useTranslations('platform-people.orders');
  const words = useTranslations('console.orders');
  const { change } = useListAddress();
  const { words: search, amountFrom, amountUntil } = useOrderFilters();
  return (
    <Group gap="sm">
      <SearchField key={search} label={t('find')} words={search} onSearch={(next) => change({ words: next })} />
      <ShopField call={listShopChoices} labels={{ label: t('shop'), any: t('anyShop'), none: t('noShop') }} />
      <DayRangeFields labels={{ from: words('placedFrom'), until: words('placedUntil') }} />
      <AmountField label={t('amountFrom')} name="least" amount={amountFrom} />
      <AmountField label={t('amountUntil')} name="most" amount={amountUntil} />
    </Group>
  );
}

/** An end of a range of amounts. It counts once one leaves the field or presses Enter. */
function AmountField({ label, name, amount }: { label: string; name: string; amount: number | undefined }) {
  const { change } = useListAddress();
  const [typed, setTyped] = useState<string | number>(amount === undefined ? '' : amount / 100);
  function take(): void {
    const next = typed === '' ? '' : Math.round(Number(typed) * 100);
    if (next !== (amount ?? '')) change({ [name]: next });
  }
  return (
    <MoneyInput
      aria-label={label}
      placeholder={label}
      w={150}
      max={9_999_999}
      value={typed}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}
