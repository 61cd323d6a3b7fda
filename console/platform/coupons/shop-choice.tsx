import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#console/base/use-call.ts';
import { listCouponShops } from '#contract/coupons/platform.ts';

type ShopChoiceProps = {
  shopId: number | null;
  isOff: boolean;
  error: ReactNode;
  onChange: (shopId: number | null) => void;
};

/** One of the shops, found while one types its name. */
export function ShopChoice({ shopId, isOff, error, onChange }: ShopChoiceProps) {
  const t = useTranslations('platform-coupons');
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed, 250);
  const { data: chosen = [] } = useCall(listCouponShops, { id: shopId ?? '' }, { isOff: shopId === null });
  const named = chosen.find(({ id }) => id === shopId)?.name;
  const search = words === named ? '' : words.trim().slice(0, 64);
  const { data: found = [] } = useCall(listCouponShops, { words: search }, { keepsPrevious: true });
  const shops = new Map([...(shopId === null ? [] : chosen), ...found].map(({ id, name }) => [id, name]));
  return (
    <Select
      label={t('shop')}
      placeholder={t('chooseShop')}
      searchable
      disabled={isOff}
      error={error}
      nothingFoundMessage={t('noShop')}
      value={shopId === null ? null : String(shopId)}
      data={[...shops].map(([id, name]) => ({ value: String(id), label: name }))}
      filter={({ options }) => options} // the mall has searched
      onSearchChange={setTyped}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}
