import { useTranslations } from 'use-intl';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { useFormats } from '#console/base/format.ts';
import type { BargainMargin } from '#contract/catalogue/merchant-bargains.ts';
import { type BargainValues, pricesOf } from './bargain-values.ts';

/** A bargain as single fields, to compare versions of it. */
export function fieldsOf(values: BargainValues): Fields {
  const { startsAt, endsAt, quota, perBuyer } = values;
  const prices = Object.fromEntries(pricesOf(values).map(({ skuId, price }) => [`sku ${skuId}`, price]));
  return { ...prices, startsAt, endsAt, quota: String(quota), perBuyer: String(perBuyer) };
}

/** How the fields of a bargain are called, and what stands in them. */
export function useBargainFieldTexts(variants: readonly BargainMargin[]) {
  const t = useTranslations('marketing');
  const { money, time } = useFormats();

  function labelOf(field: string): string {
    if (field === 'startsAt' || field === 'endsAt') return t(`form.${field}`);
    if (field === 'quota' || field === 'perBuyer') return t(`bargains.${field}`);
    const found = variants.find(({ skuId }) => `sku ${skuId}` === field);
    return t('bargains.priceOf', { variant: found?.variant || t('bargains.onlyVariant') });
  }

  function textOf(field: string, fields: Fields): string {
    const value = fields[field];
    if (value === null || value === undefined || value === '') return '';
    if (field === 'startsAt' || field === 'endsAt') return time(String(value));
    return field.startsWith('sku ') ? money(Number(value)) : String(value);
  }

  return { labelOf, textOf };
}
