import { useFormatter, useTranslations } from 'use-intl';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { useCountries } from '#console/base/countries/countries.ts';
import { useFormats } from '#console/base/format.ts';
import type { FreightTerms } from '#contract/shops/merchant-freight.ts';
import { otherCountries } from './rule-values.ts';
import { type ZonePart, zonePartOf } from './template-fields.ts';

/** How the fields of a template are called, and what stands in them. */
export function useFieldTexts() {
  const t = useTranslations('console.freight');
  const format = useFormatter();
  const { money, count, names } = useFormats();
  const { nameOf } = useCountries();

  function nameOfPart(part: ZonePart, basis: unknown): string {
    if (part === 'firstUnits' || part === 'furtherUnits')
      return t(`${part}.${basis === 'weight' ? 'weight' : 'piece'}`);
    return t(part === 'firstFee' && basis === 'price' ? 'basicFee' : part);
  }

  function countriesOf(codes: readonly string[], fields: Fields): string {
    const isNoneNamed = codes.length === 1 && !('1 countries' in fields); // the form says it so, too
    const everywhere = t(isNoneNamed ? 'allCountries' : 'otherCountries');
    return names(codes.map((code) => (code === otherCountries ? everywhere : nameOf(code))));
  }

  function textOfPart(part: ZonePart, value: unknown, basis: unknown): string {
    switch (part) {
      case 'basis':
        return t(`bases.${value as FreightTerms['basis']}`);
      case 'tiers':
        return (value as FreightTerms['tiers'])
          .map(({ from, fee }) => t('tier', { from: money(from), fee: money(fee) }))
          .join('\n');
      case 'firstFee':
      case 'furtherFee':
      case 'freeFrom':
        return money(Number(value));
      case 'firstUnits':
      case 'furtherUnits':
        if (basis === 'weight') return format.number(Number(value) / 1_000, { style: 'unit', unit: 'kilogram' });
        return count(Number(value));
      default:
        return count(Number(value));
    }
  }

  return {
    labelOf(field: string, fields: Fields): string {
      const place = zonePartOf(field);
      if (!place) return t('name');
      const { at, part } = place;
      return t('zonePart', { number: at + 1, part: nameOfPart(part, fields[`${at} basis`]) });
    },
    textOf(field: string, fields: Fields): string {
      const [place, value] = [zonePartOf(field), fields[field]];
      if (value === null || value === undefined) return '';
      if (place?.part === 'countries') return countriesOf(value as string[], fields);
      return place ? textOfPart(place.part, value, fields[`${place.at} basis`]) : String(value);
    },
  };
}
