import type { SearchFilters, SearchSort } from '#contract/search/shopper.ts';
import { searchPath } from './search-path.ts';

/** Everything that the search page shows stands in its address: this is what it says. */
export type PageFilters = Omit<SearchFilters, 'limit'> & { isShops: boolean };

/** The address of the page with something changed. What changes the results begins at their first page again. */
export function filterPath(filters: PageFilters, change: Partial<PageFilters> = {}): string {
  const {
    title,
    cid,
    shop,
    brand,
    minPrice,
    maxPrice,
    rating,
    specs,
    self,
    stock,
    offer,
    sort,
    country,
    page,
    isShops,
  } = {
    ...filters,
    page: 1,
    ...change,
  };
  const rest = Object.entries({
    shop,
    brand: brand.join(',') || undefined,
    minPrice,
    maxPrice,
    rating,
    specs: specs.join(',') || undefined,
    self,
    stock,
    offer,
    sort: sort === 'default' ? undefined : sort,
    country: sort === 'with-delivery' ? country : undefined,
    page: page === 1 ? undefined : page,
    tab: isShops ? 'shops' : undefined,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const more = new URLSearchParams(rest).toString().replaceAll('%2C', ',');
  return searchPath({ title, cid }) + (more && `&${more}`);
}

/** The same as the fields of a form, for those that send one field more. */
export function filterFields(filters: PageFilters, change: Partial<PageFilters> = {}): [string, string][] {
  return [...new URLSearchParams(filterPath(filters, change).split('?')[1])];
}

const nothingChosen = {
  shop: undefined,
  brand: [],
  minPrice: undefined,
  maxPrice: undefined,
  rating: undefined,
  specs: [],
  self: undefined,
  stock: undefined,
  offer: undefined,
} satisfies Partial<PageFilters>;

/** Without any filter: the words stay, and the category where it is what the page is about. */
export function unfiltered(filters: PageFilters): Partial<PageFilters> {
  return filters.title === '' ? nothingChosen : { ...nothingChosen, cid: undefined };
}

/** A colour, size or brand chosen, or no longer chosen. */
export function toggled(filters: PageFilters, by: 'specs' | 'brand', id: number): Partial<PageFilters> {
  const ids = filters[by];
  return { [by]: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] };
}

/** Reads an address that `filterPath` wrote; what others may have written is for the server to read (pages/search/read-filters.ts). */
export function filtersFromPath(search: string): PageFilters {
  const query = new URLSearchParams(search);
  const number = (name: string) => (query.get(name) ? Number(query.get(name)) : undefined);
  const ids = (name: string) => query.get(name)?.split(',').map(Number) ?? [];
  const flag = (name: string) => (query.get(name) === '1' ? '1' : undefined);
  return {
    title: query.get('title') ?? '',
    cid: number('cid'),
    shop: number('shop'),
    brand: ids('brand'),
    minPrice: number('minPrice'),
    maxPrice: number('maxPrice'),
    rating: number('rating'),
    specs: ids('specs'),
    self: flag('self'),
    stock: flag('stock'),
    offer: flag('offer'),
    sort: (query.get('sort') as SearchSort | null) ?? 'default',
    country: query.get('country') ?? undefined,
    page: number('page') ?? 1,
    isShops: query.get('tab') === 'shops',
  };
}
