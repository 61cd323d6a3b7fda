import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#console/base/use-call.ts';
import type { findFlashProducts } from '#contract/catalogue/platform-flash-sales.ts';
import type { findHomeProducts } from '#contract/catalogue/platform-home.ts';
import type { ChosenProduct, findShopProducts } from '#contract/shops/merchant-pictures.ts';

/** How products are found: those of a shop, or of the whole mall. */
export type ProductFinder = typeof findShopProducts | typeof findHomeProducts | typeof findFlashProducts;

type ProductChoiceProps = {
  finder: ProductFinder;
  label: string;
  product: ChosenProduct | null;
  onChange: (product: ChosenProduct | null) => void;
  /** What stands there while none is chosen. */
  placeholder?: string;
};

/** Chooses a product by words of its name, in any language. */
export function ProductChoice({ finder, label, product, onChange, placeholder }: ProductChoiceProps) {
  const t = useTranslations('console.shop.productChoice');
  const [typed, setTyped] = useState(product?.name ?? '');
  const [words] = useDebouncedValue(typed.trim().slice(0, 64), 200);
  // What stands in the field after choosing is not searched for.
  const { data: found } = useCall(finder, { words: words === product?.name ? '' : words }, { keepsPrevious: true });
  const options = [...(product ? [product] : []), ...(found ?? []).filter(({ id }) => id !== product?.id)];
  return (
    <Select
      label={label}
      placeholder={placeholder ?? t('all')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('nothing')}
      maxDropdownHeight={280}
      value={product ? String(product.id) : null}
      onChange={(next) => onChange(options.find(({ id }) => String(id) === next) ?? null)}
      searchValue={typed}
      onSearchChange={setTyped}
      data={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      filter={({ options: all }) => all} // the mall has searched
    />
  );
}
