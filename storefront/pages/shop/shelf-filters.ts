import { shopSorts } from '#contract/shops/shopper-page.ts';
import { pageParams } from '#storefront/base/links/page-params.ts';

export type ShelfSort = (typeof shopSorts)[number];

/** What the products of a shop are narrowed to, as an address says it. Prices are written as shoppers write them: 12.50 */
export type ShelfFilters = {
  cid: number | undefined;
  keyword: string;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  sort: ShelfSort;
  page: number;
};

export function shelfFilters(parameters: URLSearchParams): ShelfFilters {
  const cid = parameters.get('cid') ?? '';
  return {
    cid: /^[1-9]\d{0,8}$/.test(cid) ? Number(cid) : undefined,
    keyword: (parameters.get('keyword') ?? '').trim().slice(0, 64),
    minPrice: minorUnits(parameters.get('minPrice')),
    maxPrice: minorUnits(parameters.get('maxPrice')),
    sort: shopSorts.find((sort) => sort === parameters.get('sort')) ?? 'default',
    page: pageParams(parameters),
  };
}

/** "12.5" is 1250. What is no amount, or more than anything costs, is no limit. */
function minorUnits(text: string | null): number | undefined {
  const given = text?.trim().replace(',', '.') ?? '';
  return /^\d{1,7}(?:\.\d{0,2})?$/.test(given) ? Math.round(Number(given) * 100) : undefined;
}

/** Whether anything but the order has been chosen, so that there is something to take back. */
export function isNarrowed({ cid, keyword, minPrice, maxPrice }: ShelfFilters): boolean {
  return cid !== undefined || keyword !== '' || minPrice !== undefined || maxPrice !== undefined;
}
