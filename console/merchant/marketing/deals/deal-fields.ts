import { useTranslations } from 'use-intl';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { useFormats } from '#console/base/format.ts';
import { languages } from '#contract/core/languages.ts';
import { type DealValues, offerOf } from './deal-values.ts';
import { useDealWords } from './deal-words.ts';

/** A deal as single fields, to compare versions of it. */
export function fieldsOf(values: DealValues): Fields {
  const names = Object.fromEntries(languages.map(({ locale }) => [`name ${locale}`, values.name[locale] ?? '']));
  const { startsAt, endsAt, products } = values;
  const { products: wanted, ...offer } = offerOf(values);
  const chosen = wanted.map(({ productId, units }) => {
    const name = products.find(({ id }) => id === productId)?.name ?? '';
    return units > 1 ? `${units} × ${name}` : name;
  });
  return { ...names, offer: JSON.stringify(offer), products: chosen.join(', '), startsAt, endsAt };
}

/** How the fields of a deal are called, and what stands in them. */
export function useDealFieldTexts() {
  const t = useTranslations('marketing');
  const { time } = useFormats();
  const words = useDealWords();

  function labelOf(field: string): string {
    if (field === 'startsAt' || field === 'endsAt' || field === 'products') return t(`form.${field}`);
    if (field === 'offer') return t('deals.offer');
    const language = languages.find(({ locale }) => field === `name ${locale}`)?.name ?? '';
    return t('form.nameIn', { language });
  }

  function textOf(field: string, fields: Fields): string {
    const value = String(fields[field] ?? '');
    if (field === 'offer') return words(JSON.parse(value));
    if (field === 'products') return value || t('deals.allProducts');
    return value !== '' && (field === 'startsAt' || field === 'endsAt') ? time(value) : value;
  }

  return { labelOf, textOf };
}
