import { searchShops } from '#contract/search/shopper.ts';
import { listShopCategories, listShopStreet, listShopTypes } from '#contract/shops/shopper.ts';
import type { CallMall } from '#storefront/base/client/calls/call-mall.ts';
import { pageParams } from '#storefront/base/links/page-params.ts';

/** Which shops are wanted, as an address says it. */
export type ShopFilters = {
  title: string;
  typeId: number | undefined;
  categoryId: number | undefined;
  isSelf: boolean;
  page: number;
};

export function shopFilters(parameters: URLSearchParams): ShopFilters {
  return {
    title: (parameters.get('title') ?? '').trim().slice(0, 64),
    typeId: idOf(parameters.get('typeId')),
    categoryId: idOf(parameters.get('categoryId')),
    isSelf: parameters.get('self') === '1',
    page: pageParams(parameters),
  };
}

function idOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

export function isNarrowed({ title, typeId, categoryId, isSelf }: ShopFilters): boolean {
  return title !== '' || typeId !== undefined || categoryId !== undefined || isSelf;
}

const shopsPerPage = 10;

/** The shops that match the filters, with the names of their types. Without filters, recommended shops come first. */
export async function askForShops(callMall: CallMall, filters: ShopFilters) {
  const { title, typeId, categoryId, isSelf, page } = filters;
  const [shops, types, categories] = await Promise.all([
    isNarrowed(filters)
      ? callMall(searchShops, {
          keywords: title,
          typeId,
          categoryId,
          isSelf: isSelf ? '1' : undefined,
          page,
          limit: shopsPerPage,
        })
      : callMall(listShopStreet, { page, limit: shopsPerPage }),
    callMall(listShopTypes, {}),
    callMall(listShopCategories, {}),
  ]);
  const named = (kinds: { id: number; name: string }[]) => kinds.map(({ id, name }) => ({ id, name }));
  return { shops, types: named(types), categories: named(categories) };
}

export type FoundShops = Awaited<ReturnType<typeof askForShops>>;
