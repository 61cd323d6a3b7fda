export const shopStreetPath = '/merchant/merchant_street';
export const moreShopsPath = '/merchant/merchant_more';

export function shopPath(id: number): string {
  return `/merchant/merchant?id=${id}`;
}

export const shopPages = ['home', 'category', 'coupon', 'about', 'qualification'] as const;
export type ShopPage = (typeof shopPages)[number];

/** A page of a shop. The shop stays in the query, so that every address belongs to one shop. */
export function shopPagePath(id: number, page: ShopPage, query: Readonly<Record<string, string>> = {}): string {
  return `/merchant/merchant/${page}?${new URLSearchParams({ id: String(id), ...query })}`;
}

/** The shop that an address names, or null when it names none. */
export function findShopId(url: string): number | null {
  const given = new URL(url).searchParams.get('id') ?? '';
  return /^[1-9]\d{0,9}$/.test(given) ? Number(given) : null;
}

/** Where all shops are listed whose name contains these words. */
export function shopsByNamePath(words: string): string {
  return `/merchant/merchant_more?${new URLSearchParams({ title: words })}`;
}
