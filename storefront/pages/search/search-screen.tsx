import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import type { PageFilters } from '#storefront/base/links/search-address.ts';
import { rememberSearch } from '#storefront/parts/search-suggestions/recent-searches.ts';
import { LateMatchingShops } from './late-matching-shops.tsx';
import { LateShopResults } from './late-shop-results.tsx';
import { ProductResults } from './product-results.tsx';
import { type SearchAnswers, theBrand } from './search-answers.ts';
import { SearchBreadcrumb } from './search-breadcrumb.tsx';
import { SearchTabs } from './search-tabs.tsx';
import { useIsSearching, useLatestFilters } from './use-is-searching.ts';

/** Where one is, what was found, and how to narrow it. */
export function SearchScreen({ filters: shown, answers }: { filters: PageFilters; answers: SearchAnswers }) {
  const t = useTranslations('search');
  const filters = useLatestFilters(shown);
  const isPending = useSteadyPending(useIsSearching());
  useEffect(() => rememberSearch(filters.title), [filters.title]);
  const category = answers.kind === 'products' ? answers.products.category : null;
  const correctedTo = answers.kind === 'products' ? answers.products.correctedTo : null;
  const { title: words } = filters;
  const brand = answers.kind === 'products' ? theBrand(answers.products) : undefined;
  const heading = words ? t('resultsFor', { words }) : (category?.name ?? brand?.name ?? t('allProducts'));
  return (
    <div className="page-column space-y-3 pt-4 pb-12">
      <SearchBreadcrumb path={category?.path ?? []} words={words} />
      <div className="flex items-end justify-between gap-8 border-b border-line">
        <h1 className="line-clamp-2 pb-2 text-lg font-semibold break-words">{heading}</h1>
        {(words || !category) && <SearchTabs filters={filters} />}
      </div>
      {correctedTo && (
        <p className="rounded-md bg-warning-soft px-4 py-2.5 break-words text-ink">
          {t('corrected', { corrected: correctedTo, words })}
        </p>
      )}
      {answers.kind === 'products' && answers.shops && answers.shops.total > 0 && (
        <LateMatchingShops shops={answers.shops} words={words} />
      )}
      {answers.kind === 'products' ? (
        <ProductResults
          filters={filters}
          page={shown.page}
          products={answers.products}
          ideas={answers.ideas}
          swatches={answers.swatches}
          isPending={isPending}
        />
      ) : (
        <LateShopResults
          filters={filters}
          page={shown.page}
          shops={answers.shops}
          ideas={answers.ideas}
          isPending={isPending}
        />
      )}
    </div>
  );
}
