import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import type { ProductProblem } from '#contract/catalogue/product-content.ts';
import { localized } from '#contract/core/languages.ts';
import { useEditor } from './editor-context.ts';

/** What is wrong with a field, in words; null while nobody has asked, or nothing is. */
export function useProblemOf(): (field: string) => string | null {
  const t = useTranslations('console.products.problems');
  const { problems } = useEditor();
  return (field) => {
    const found = problems.find((problem) => problem.field === field);
    return found ? t(found.reason) : null;
  };
}

/** Where a problem is, in words: "Variant 3, Price", or "Price" of a product without options. */
export function useProblemPlace(): (problem: ProductProblem) => string {
  const t = useTranslations('console.products');
  const { content, askedSpecs } = useEditor();
  const locale = useLocale();
  return ({ field, reason }) => {
    if (reason === 'spec_required') {
      const asked = askedSpecs.find(({ name }) => field === `specs.${name.en}`);
      return asked ? localized({ en: '', ...asked.name }, locale) : t('fields.specs');
    }
    const [part = '', at, inner, innerAt] = field.split('.');
    const number = Number(at) + 1;
    if (part === 'options' && inner === 'values' && innerAt !== undefined)
      return t('places.value', { number, value: Number(innerAt) + 1 });
    if (part === 'options') return t(inner === 'values' ? 'places.values' : 'places.option', { number });
    if (part === 'variants' && inner) {
      const column = t(`columns.${inner as 'price' | 'originalPrice' | 'code' | 'values'}`);
      return content.options.length === 0 ? column : t('places.variant', { number, column });
    }
    if (part === 'specs') return t(inner === 'name' ? 'places.specName' : 'places.specValue', { number });
    return t(`fields.${part as 'name' | 'categoryId' | 'pictures' | 'variants' | 'onSaleUntil'}`);
  };
}
