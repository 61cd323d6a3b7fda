import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type CategorySelectProps = {
  /** Found by words of their paths. */
  categories: readonly { id: number; name: string }[];
  categoryId: number | null;
  /** No more than that are shown at a time. */
  limit?: number;
  isOff: boolean;
  error: ReactNode;
  onChange: (categoryId: number | null) => void;
};

/** The category that something is for. */
export function CategorySelect({ categories, categoryId, limit, isOff, error, onChange }: CategorySelectProps) {
  const t = useTranslations('marketing.form');
  return (
    <Select
      label={t('category')}
      placeholder={t('chooseCategory')}
      searchable
      disabled={isOff}
      error={error}
      nothingFoundMessage={t('noCategory')}
      maxDropdownHeight={320}
      {...(limit !== undefined && { limit })}
      data={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={categoryId === null ? null : String(categoryId)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}
