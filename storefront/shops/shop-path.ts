export const shopStreetPath = '/merchant/merchant_street';

export function shopPath(id: number): string {
  return `/merchant/merchant?id=${id}`;
}

/** Where all shops are listed whose name contains these words. */
export function shopsByNamePath(words: string): string {
  return `/merchant/merchant_more?${new URLSearchParams({ title: words })}`;
}
