import { useTranslations } from 'use-intl';
import { textOf } from '#console/merchant/products/sheets/sheet-headers.ts';
import type { SheetField } from '#contract/catalogue/sheet-fields.ts';
import { languages } from '#contract/core/languages.ts';
import { type Column, optionColumns } from './columns.ts';

/** What columns are called on screen: "Name (Français)". */
export function useFieldNames(): (column: NonNullable<Column>) => string {
  const t = useTranslations('product-import.fields');
  return (column) => {
    const at = (optionColumns as readonly string[]).indexOf(column);
    if (at >= 0)
      return t(column.startsWith('optionName') ? 'optionName' : 'optionValue', { number: Math.floor(at / 2) + 1 });
    const field = column as SheetField;
    const localized = textOf(field);
    if (!localized) return t(field as PlainField);
    const { name } = languages.find(({ locale }) => locale === localized.locale) ?? languages[0];
    return `${t(localized.text)} (${name})`;
  };
}

type PlainField = Exclude<SheetField, `${string}.${string}`>;
