import { listRecommended, type ProductCard } from '#contract/catalogue/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { searchProducts, searchShops, suggest } from '#contract/search/shopper.ts';
import type { CallMall } from '#storefront/base/client/calls/call-mall.ts';
import { filterFields, type PageFilters } from '#storefront/base/links/search-address.ts';
import { type Swatches, swatchesOf } from './swatches.ts';

const pageSize = 20;
const shopsOnTop = 2;
const recommendedShown = 10;

export type FoundProducts = OutputOf<typeof searchProducts>;
export type FoundShops = OutputOf<typeof searchShops>;
/** What a page without results offers instead. */
export type Ideas = { words: string[]; products: ProductCard[] };

export type SearchAnswers =
  | { kind: 'products'; products: FoundProducts; shops: FoundShops | null; ideas: Ideas | null; swatches: Swatches }
  | { kind: 'shops'; shops: FoundShops; ideas: Ideas | null };

/** Asks for all that the page shows. Only the results themselves may fail it. */
export async function askForResults(ask: CallMall, filters: PageFilters): Promise<SearchAnswers> {
  if (filters.isShops) {
    const shops = await ask(searchShops, { keywords: filters.title, page: filters.page, limit: pageSize });
    return { kind: 'shops', shops, ideas: shops.total === 0 ? await askForIdeas(ask, filters.title) : null };
  }
  const [products, shops] = await Promise.all([
    ask(searchProducts, { ...Object.fromEntries(filterFields(filters, { page: filters.page })), limit: pageSize }),
    filters.title === '' || filters.page > 1
      ? null
      : ask(searchShops, { keywords: filters.title, limit: shopsOnTop }).catch(() => null),
  ]);
  return {
    kind: 'products',
    products,
    shops,
    ideas: products.total === 0 ? await askForIdeas(ask, filters.title) : null,
    swatches: swatchesOf(products.facets),
  };
}

async function askForIdeas(ask: CallMall, title: string): Promise<Ideas> {
  const [suggestions, recommended] = await Promise.all([
    title === '' ? null : ask(suggest, { title }).catch(() => null),
    ask(listRecommended, { limit: recommendedShown }).catch(() => null),
  ]);
  const words = suggestions?.words.filter((words) => words.toLowerCase() !== title.toLowerCase()) ?? [];
  return { words, products: recommended?.list ?? [] };
}

/** The brand that a search is narrowed by, if it is one. */
export function theBrand({ facets }: FoundProducts) {
  const [chosen, another] = facets.brands.filter(({ isChosen }) => isChosen);
  return another ? undefined : chosen;
}

/** How many pages there are; a list that is empty has one. */
export function lastPage({ total, limit }: { total: number; limit: number }): number {
  return Math.max(1, Math.ceil(total / limit));
}
