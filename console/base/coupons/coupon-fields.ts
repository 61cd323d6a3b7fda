import { useTranslations } from 'use-intl';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { useFormats } from '#console/base/format.ts';
import { isLocale, languages } from '#contract/core/languages.ts';
import type { CouponValues } from './coupon-values.ts';

type Category = { id: number; path: readonly string[] };

/** A coupon as single fields, to compare versions of it: those that the form shows. */
export function fieldsOf({ name, ...values }: CouponValues): Fields {
  const { kind, percent, money, minPrice, scope, categoryId, products, lasts, days, startsAt, endsAt } = values;
  return {
    ...name,
    kind,
    ...(kind === 'percent' && { percent }),
    money,
    minPrice,
    scope,
    ...(scope === 'category' && { categoryId }),
    ...(scope === 'product' && { products: products.map((product) => product.name) }),
    ...(lasts === 'days' ? { days } : { startsAt, endsAt }),
    issued: values.issued,
    perPerson: values.perPerson,
  };
}

/** How the fields of a coupon are called, and what stands in them, with the categories that it can be for. */
export function useCouponFieldTexts(categories: readonly Category[]) {
  const t = useTranslations('marketing');
  const { money, percent, count, time, names } = useFormats();

  function labelOf(field: string, fields: Fields): string {
    if (isLocale(field))
      return t('form.nameIn', { language: languages.find(({ locale }) => locale === field)?.name ?? '' });
    if (field === 'money') return t(fields.kind === 'percent' ? 'form.most' : 'form.amount');
    if (field === 'scope') return t('appliesTo');
    if (field === 'categoryId') return t('form.category');
    return t(
      `form.${field as 'kind' | 'percent' | 'minPrice' | 'products' | 'days' | 'startsAt' | 'endsAt' | 'issued' | 'perPerson'}`,
    );
  }

  function textOf(field: string, fields: Fields): string {
    const value = fields[field];
    if (value === null || value === undefined || value === '') return '';
    switch (field) {
      case 'kind':
        return t(`form.kinds.${value as CouponValues['kind']}`);
      case 'percent':
        return percent(Number(value) / 100);
      case 'money':
      case 'minPrice':
        return money(Math.round(Number(value) * 100));
      case 'scope':
        return t(`form.scopes.${value as CouponValues['scope']}`);
      case 'categoryId':
        return categories.find(({ id }) => id === value)?.path.join(' › ') ?? '';
      case 'products':
        return names(value as string[]);
      case 'startsAt':
      case 'endsAt':
        return time(String(value));
      default:
        return isLocale(field) ? String(value) : count(Number(value));
    }
  }

  return { labelOf, textOf };
}
