import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import { useCall } from '#console/base/use-call.ts';
import { shelfChoices } from '#console/merchant/shop/shelves/shelf-choices.ts';
import { type ChosenProduct, findShopProducts } from '#contract/shops/merchant-pictures.ts';
import { listOwnShelves } from '#contract/shops/merchant-shelves.ts';

/** Where a banner leads: to a product, to a category of the shop, or, without both, to all products. */
export type Leads = { product: ChosenProduct | null; shelfId: number | null };

type LinkChoiceProps = { label: string; leads: Leads; onChange: (leads: Leads) => void };

/** Chooses a product or a category of the shop by words of its name. */
export function LinkChoice({ label, leads: { product, shelfId }, onChange }: LinkChoiceProps) {
  const t = useTranslations('console.shop');
  const locale = useLocale();
  const { data } = useCall(listOwnShelves, {});
  const shelves = shelfChoices(data ?? [], locale);
  const chosen = product?.name ?? shelves.find(({ id }) => id === shelfId)?.name ?? '';
  const [typed, setTyped] = useState(chosen);
  const written = typed.trim().slice(0, 64);
  const words = written === chosen ? '' : written; // what stands in the field after choosing is not searched for
  const [asked] = useDebouncedValue(words, 200);
  const { data: found } = useCall(findShopProducts, { words: asked }, { keepsPrevious: true });
  const products = [...(product ? [product] : []), ...(found ?? []).filter(({ id }) => id !== product?.id)];
  // At once, so that none moves under the pointer later.
  const named = shelves.filter(({ id, name }) => id === shelfId || name.toLowerCase().includes(words.toLowerCase()));
  const groups = [
    { group: t('link.shelves'), items: named.map(({ id, name }) => ({ value: `shelf ${id}`, label: name })) },
    { group: t('link.products'), items: products.map(({ id, name }) => ({ value: `product ${id}`, label: name })) },
  ];
  const value = product ? `product ${product.id}` : shelfId === null ? null : `shelf ${shelfId}`;

  function choose(next: string | null) {
    const [kind, id] = next?.split(' ') ?? [];
    onChange({
      product: (kind === 'product' && products.find((each) => String(each.id) === id)) || null,
      shelfId: kind === 'shelf' ? Number(id) : null,
    });
  }

  return (
    <Select
      label={label}
      placeholder={t('productChoice.all')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('productChoice.clear') }}
      nothingFoundMessage={t('productChoice.nothing')}
      maxDropdownHeight={280}
      value={value}
      onChange={choose}
      searchValue={typed}
      onSearchChange={setTyped}
      data={groups.filter(({ items }) => items.length > 0)}
      filter={({ options }) => options} // the mall has searched
    />
  );
}
