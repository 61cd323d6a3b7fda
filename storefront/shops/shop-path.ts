export const shopStreetPath = '/merchant/merchant_street';

export function shopPath(id: number): string {
  return `/merchant/merchant?id=${id}`;
}
