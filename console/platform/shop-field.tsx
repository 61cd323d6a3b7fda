import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall } from '#console/base/use-call.ts';
import type { listPayoutShops } from '#contract/payouts/platform.ts';
import type { listShopChoices } from '#contract/refunds/platform-orders.ts';

type ShopFieldProps = {
  /** The call that finds shops, for its scope. */
  call: typeof listShopChoices | typeof listPayoutShops;
  labels: { label: string; any: string; none: string };
};

/** The shop that the address filters by. */
export function useShopFilter(): number | undefined {
  const named = useListAddress().value('shop');
  return /^\d{1,9}$/.test(named) ? Number(named) || undefined : undefined;
}

/** One of the shops, found while one types its name. Which stands in the address. */
export function ShopField({ call, labels }: ShopFieldProps) {
  const { change } = useListAddress();
  const shopId = useShopFilter();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed, 250);
  const { data: chosen = [] } = useCall(call, { id: shopId }, { isOff: shopId === undefined });
  const named = chosen.find(({ id }) => id === shopId)?.name;
  const { data: found = [] } = useCall(call, { words: words === named ? '' : words }, { keepsPrevious: true });
  const shops = new Map([...(shopId === undefined ? [] : chosen), ...found].map(({ id, name }) => [id, name]));
  return (
    <Select
      aria-label={labels.label}
      placeholder={labels.any}
      w={200}
      searchable
      clearable
      nothingFoundMessage={labels.none}
      value={shopId === undefined ? null : String(shopId)}
      data={[...shops].map(([id, name]) => ({ value: String(id), label: name }))}
      filter={({ options }) => options}
      onSearchChange={setTyped}
      onChange={(shop) => change({ shop })}
    />
  );
}
