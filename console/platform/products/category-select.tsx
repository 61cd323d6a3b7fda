import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import { useCall } from '#console/base/use-call.ts';
import { listAllCategories, type PlatformCategory } from '#contract/catalogue/platform-categories.ts';
import { type Locale, localized } from '#contract/core/languages.ts';

type CategorySelectProps = {
  label: string;
  isLabelHidden?: boolean;
  placeholder: string;
  categoryId: number | null;
  onChange: (categoryId: number | null) => void;
  /** Which may be chosen; all unless it is given. */
  mayBe?: (category: PlatformCategory) => boolean;
  error?: string | null;
};

const optionsShown = 100;

/** Chooses a category of any level by words of its path. */
export function CategorySelect({
  label,
  isLabelHidden,
  placeholder,
  categoryId,
  onChange,
  mayBe,
  error,
}: CategorySelectProps) {
  const t = useTranslations('console.products.category');
  const locale = useLocale();
  const { data = [] } = useCall(listAllCategories, {});
  const options = useMemo(
    () => data.filter((category) => mayBe?.(category) ?? true).map((category) => optionOf(category, data, locale)),
    [data, locale, mayBe],
  );
  return (
    <Select
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      placeholder={placeholder}
      w={isLabelHidden ? 300 : undefined}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('nothing')}
      maxDropdownHeight={320}
      limit={optionsShown}
      data={options}
      value={categoryId === null ? null : String(categoryId)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      error={error ?? null}
    />
  );
}

function optionOf(category: PlatformCategory, all: readonly PlatformCategory[], locale: Locale) {
  return { value: String(category.id), label: pathOf(category, all, locale) };
}

/** "Kitchen › Cups": a category with those above it. */
export function pathOf(category: PlatformCategory, all: readonly PlatformCategory[], locale: Locale): string {
  const above = all.find(({ id }) => id === category.parentId);
  const name = localized(category.name, locale);
  return above ? `${pathOf(above, all, locale)} › ${name}` : name;
}
