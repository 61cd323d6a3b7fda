import { redirect } from 'react-router';
import { splitLocale, withLocale } from '#contract/core/languages.ts';
import { localPath } from '#contract/core/local-path.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { loadedMessages, loadGroups } from '#storefront/base/i18n/messages.ts';
import { filterFields, filterPath, type PageFilters } from '#storefront/base/links/search-address.ts';
import type { Route } from './+types/search-page.ts';
import { typedRange } from './price-limits.ts';
import { readFilters } from './read-filters.ts';
import { ResultsFailure } from './results-failure.tsx';
import { askForResults, lastPage, theBrand } from './search-answers.ts';
import { SearchScreen } from './search-screen.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const filters = readFilters(searchParams);
  const elsewhere = (change: Parameters<typeof filterPath>[1]) =>
    redirect(withLocale(locale, filterPath(filters, change)));

  // Forms that were sent without scripts: prices in whole units, words with blanks around them.
  const range = typedRange(searchParams);
  if (range) throw elsewhere(range);
  const given = searchParams.get('title') ?? '';
  if (given !== given.trim()) throw elsewhere({ page: filters.page });

  const answers = await askForResults(context.get(callMall), filters);
  const instead = answers.kind === 'products' && isSearchOfWords(filters) ? answers.products.redirectTo : null;
  if (instead) throw redirect(withLocale(locale, localPath(instead)));
  const last = lastPage(answers.kind === 'products' ? answers.products : answers.shops);
  if (filters.page > last) throw elsewhere({ page: last });

  // In the browser these texts may come later than the title is needed.
  const { search } = await loadGroups(locale, ['search']);
  const category = answers.kind === 'products' ? answers.products.category?.name : undefined;
  const brand = answers.kind === 'products' ? theBrand(answers.products)?.name : undefined;
  const about = [filters.title, category, brand].filter(Boolean).join(' · ') || search.allProducts;
  return { filters, answers, title: `${about} · ${search.name}`, description: search.description };
}

/** Whoever has filtered, sorted or turned a page wants to see the results. */
const isSearchOfWords = (filters: PageFilters) =>
  filters.page === 1 && filterFields(filters).every(([name, value]) => name === 'title' || value === '');

export function meta({ loaderData, location }: Route.MetaArgs) {
  const site = loadedMessages(splitLocale(location.pathname).locale)?.site;
  if (!loaderData) return [{ title: site?.title }];
  const { title, description, answers } = loaderData;
  const image = answers.kind === 'products' ? answers.products.list[0]?.image.url : undefined;
  return [
    { title: `${title} · ${site?.name}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    // A page of nothing is no answer to anybody's question.
    ...(answers.ideas ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** Products or shops by words, category and filters: all of it in the address. */
export default function SearchPage({ loaderData: { filters, answers } }: Route.ComponentProps) {
  return <SearchScreen filters={filters} answers={answers} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ResultsFailure error={error} />;
}
