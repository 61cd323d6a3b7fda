import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import type { PartInsight } from '#contract/insights/merchant.ts';
import type { MallPart } from '#contract/insights/platform.ts';
import type { InsightPart } from '#contract/insights/values.ts';
import type { ShownFigure } from './figure-formats.ts';
import { useSourceName } from './source-name.ts';

type AnyPart = InsightPart | MallPart;

/** The figures of each: a country is known of orders alone, and of searched words only the visitors that they brought. */
export const partFigures: Record<AnyPart, readonly ShownFigure[]> = {
  category: ['sales', 'paid', 'units', 'visitors', 'carts', 'conversion'],
  shop: ['sales', 'paid', 'units', 'visitors', 'carts', 'conversion'],
  country: ['sales', 'orders', 'paid', 'units'],
  source: ['visitors', 'views', 'orders', 'paid', 'sales', 'conversion'],
  search: ['visitors', 'views'],
};

export function usePartName(by: AnyPart): (row: PartInsight) => string {
  const t = useTranslations('insights');
  const { nameOf } = useCountries();
  const sourceOf = useSourceName();
  return ({ key, name }) => {
    if (by === 'source') return sourceOf(key);
    if (by === 'country') return key === '' ? t('parts.country.noAddress') : nameOf(key);
    return name;
  };
}
