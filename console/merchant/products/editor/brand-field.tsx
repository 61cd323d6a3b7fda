import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#console/base/use-call.ts';
import { searchBrands } from '#contract/catalogue/merchant-brands.ts';

type BrandFieldProps = {
  id: string;
  brandId: number | null;
  onChange: (brandId: number | null) => void;
  isOff: boolean;
};

/** Chooses one of the mall's brands, or none, by part of its name in any language. */
export function BrandField({ id, brandId, onChange, isOff }: BrandFieldProps) {
  const t = useTranslations('console.products');
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim().slice(0, 64), 200);
  const { data: known } = useCall(searchBrands, { id: brandId ?? '' }, { isOff: brandId === null });
  const chosen = brandId === null ? undefined : known?.find((brand) => brand.id === brandId);
  const isGone = brandId !== null && known !== undefined && chosen === undefined;
  const labelOf = ({ name, isShown }: { name: string; isShown: boolean }) =>
    isShown ? name : t('brand.hidden', { name });
  // What stands in the field after choosing is not searched for.
  const isOwnLabel = typed === t('brand.gone') || (chosen !== undefined && typed === labelOf(chosen));
  const { data: found = [] } = useCall(searchBrands, { words: isOwnLabel ? '' : words }, { keepsPrevious: true });
  const others = found.filter((brand) => brand.id !== brandId);
  const data = (chosen ? [chosen, ...others] : others).map((brand) => ({
    value: String(brand.id),
    label: labelOf(brand),
  }));
  return (
    <Select
      id={id}
      label={t('fields.brandId')}
      description={t('brand.hint')}
      placeholder={t('brand.placeholder')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('brand.clear'), 'aria-hidden': false, tabIndex: 0 }}
      disabled={isOff}
      nothingFoundMessage={t('brand.nothing')}
      maxDropdownHeight={320}
      value={brandId === null ? null : String(brandId)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      searchValue={typed}
      onSearchChange={setTyped}
      data={isGone ? [{ value: String(brandId), label: t('brand.gone') }, ...data] : data}
      filter={({ options }) => options} // the mall has searched
      error={isGone ? t('brand.chooseAnother') : null}
    />
  );
}
