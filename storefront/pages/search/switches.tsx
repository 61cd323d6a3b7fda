import { useTranslations } from 'use-intl';
import type { Facets } from '#contract/search/shopper.ts';
import { filterPath, type PageFilters } from '#storefront/base/links/search-address.ts';
import { type Choice, ChoiceLink } from './filter-row.tsx';

/** What is either asked for or not: in stock, on offer, sold by the mall itself. */
export function Switches({ filters, facets }: { filters: PageFilters; facets: Facets }) {
  const t = useTranslations('search');
  const choice = (key: 'self' | 'stock' | 'offer', name: string, count: number): Choice => {
    const isChosen = filters[key] !== undefined;
    return { key, name, count, isChosen, to: filterPath(filters, { [key]: isChosen ? undefined : '1' }) };
  };
  const choices = [
    choice('stock', t('inStock'), facets.stockCount),
    choice('offer', t('onOffer'), facets.offerCount),
    choice('self', t('selfSupport'), facets.selfCount),
  ].filter(({ count, isChosen }) => count > 0 || isChosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form, these are links
    <div role="group" aria-label={t('only')} className="flex flex-wrap items-center gap-1">
      {choices.map((each) => (
        <ChoiceLink key={each.key} choice={each} />
      ))}
    </div>
  );
}
