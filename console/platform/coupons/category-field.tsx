import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#console/base/use-call.ts';
import { listMallCategories } from '#contract/coupons/platform.ts';

type CategoryFieldProps = {
  categoryId: number | null;
  isOff?: boolean;
  error: ReactNode;
  onChange: (categoryId: number | null) => void;
};

/** A category of the mall, found by words of its path. */
export function CategoryField({ categoryId, isOff = false, error, onChange }: CategoryFieldProps) {
  const t = useTranslations('marketing.form');
  const { data = [] } = useCall(listMallCategories, {});
  return (
    <Select
      label={t('category')}
      placeholder={t('chooseCategory')}
      searchable
      disabled={isOff}
      error={error}
      nothingFoundMessage={t('noCategory')}
      maxDropdownHeight={320}
      limit={100}
      data={data.map(({ id, path }) => ({ value: String(id), label: path.join(' › ') }))}
      value={categoryId === null ? null : String(categoryId)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}
