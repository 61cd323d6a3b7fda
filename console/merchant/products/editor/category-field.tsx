import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#console/base/use-call.ts';
import { searchCategories } from '#contract/catalogue/merchant.ts';

type CategoryFieldProps = {
  id?: string;
  label: string;
  isLabelHidden?: boolean;
  placeholder: string;
  categoryId: number | null;
  onChange: (categoryId: number | null) => void;
  error?: string | null;
  isOff?: boolean;
};

const pathOf = (path: readonly string[]) => path.join(' › ');

/** Chooses a category by words of its path, in any language. */
export function CategoryField({
  id,
  label,
  isLabelHidden = false,
  placeholder,
  categoryId,
  onChange,
  error = null,
  isOff = false,
}: CategoryFieldProps) {
  const t = useTranslations('console.products');
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim().slice(0, 64), 200);
  const { data: chosen } = useCall(searchCategories, { id: categoryId ?? '' }, { isOff: categoryId === null });
  const chosenPath = categoryId === null ? '' : pathOf(chosen?.[0]?.path ?? []);
  // What stands in the field after choosing is not searched for.
  const { data: found } = useCall(
    searchCategories,
    { words: words === chosenPath ? '' : words },
    { keepsPrevious: true },
  );
  const options = [...(chosen ?? []), ...(found ?? [])].filter(
    ({ id: each }, at, all) => all.findIndex((other) => other.id === each) === at,
  );
  return (
    <Select
      {...(id && { id })}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      placeholder={placeholder}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('category.clear') }}
      disabled={isOff}
      nothingFoundMessage={t('category.nothing')}
      maxDropdownHeight={320}
      value={categoryId === null ? null : String(categoryId)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      searchValue={typed}
      onSearchChange={setTyped}
      data={options.map(({ id: each, path }) => ({ value: String(each), label: pathOf(path) }))}
      filter={({ options: all }) => all} // the mall has searched
      error={error}
    />
  );
}
