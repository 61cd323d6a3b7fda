import { Group, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listShopChoices } from '#contract/catalogue/platform-products.ts';
import { CategorySelect } from './category-select.tsx';

/** What the address asks for. */
export function useProductFilters() {
  const { value } = useListAddress();
  return {
    words: value('words'),
    shopId: Number(value('shop')) || undefined,
    categoryId: Number(value('category')) || undefined,
  };
}

/** Narrows a list of products by words, shop and category. */
export function ProductFilters({ label }: { label: string }) {
  const t = useTranslations('platform-products.products');
  const { change } = useListAddress();
  const { words, shopId, categoryId } = useProductFilters();
  return (
    <Group gap="sm" align="flex-end">
      <SearchField key={words} label={label} words={words} onSearch={(next) => change({ words: next })} />
      <ShopSelect shopId={shopId ?? null} onChange={(shop) => change({ shop })} />
      <CategorySelect
        isLabelHidden
        label={t('category')}
        placeholder={t('allCategories')}
        categoryId={categoryId ?? null}
        onChange={(category) => change({ category })}
      />
    </Group>
  );
}

/** Chooses a shop by words of its name, in any language. */
function ShopSelect({ shopId, onChange }: { shopId: number | null; onChange: (shopId: number | null) => void }) {
  const t = useTranslations('platform-products.products');
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim().slice(0, 64), 200);
  const { data: chosen = [] } = useCall(listShopChoices, { id: shopId ?? '' }, { isOff: shopId === null });
  const isChosen = chosen.some(({ name }) => name === words); // what stands in the field after choosing is not searched for
  const { data: found = [] } = useCall(listShopChoices, { words: isChosen ? '' : words }, { keepsPrevious: true });
  const shown = [...(shopId === null ? [] : chosen), ...found.filter(({ id }) => id !== shopId)];
  return (
    <Select
      aria-label={t('shop')}
      placeholder={t('allShops')}
      w={220}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clearShop') }}
      nothingFoundMessage={t('noShop')}
      maxDropdownHeight={320}
      value={shopId === null ? null : String(shopId)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      searchValue={typed}
      onSearchChange={setTyped}
      data={shown.map(({ id, name }) => ({ value: String(id), label: name }))}
      filter={({ options }) => options} // the mall has searched
    />
  );
}
