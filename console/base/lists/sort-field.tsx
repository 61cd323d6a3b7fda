import { Select } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useListAddress } from './list-address.ts';

type SortFieldProps<Sort extends string> = {
  sort: Sort;
  /** Which is not named in the address. */
  usual: Sort;
  sorts: readonly Sort[];
  nameOf: (sort: Sort) => string;
  width?: number;
};

/** By what a list is sorted. */
export function SortField<Sort extends string>({ sort, usual, sorts, nameOf, width = 200 }: SortFieldProps<Sort>) {
  const t = useTranslations('console.products');
  const { change } = useListAddress();
  return (
    <Select
      aria-label={t('sort')}
      allowDeselect={false}
      w={width}
      value={sort}
      data={sorts.map((value) => ({ value, label: nameOf(value) }))}
      onChange={(next) => change({ sort: next === usual ? null : next })}
    />
  );
}
