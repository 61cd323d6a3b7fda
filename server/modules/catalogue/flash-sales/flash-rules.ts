import type { FlashOffer } from '#contract/catalogue/flash-sales.ts';
import type { flashObstacles } from '#contract/catalogue/merchant-flash-sales.ts';

type Obstacle = (typeof flashObstacles)[number];

/** What a flash sale demands of every product. */
export type Demands = { leastPercent: number; mostUnits: number; perBuyer: number | null };

/** A product as it is now, as far as a flash sale is concerned. */
export type FlashProduct = {
  isOnSale: boolean;
  isOfCategory: boolean;
  /** Whether it is in another flash sale in the same time. */
  overlaps: boolean;
  /** Of its cheapest variant. */
  usualPrice: number;
  /** The lowest of all its variants in thirty days. */
  lowestPrice: number;
  stock: number;
};

/** What a product may cost at most: less than usual and than at any time in thirty days, by the part that is demanded. */
export function mostPriceOf({ usualPrice, lowestPrice }: FlashProduct, { leastPercent }: Demands): number {
  return Math.floor((Math.min(usualPrice, lowestPrice) * (100 - leastPercent)) / 100);
}

/** Why a product cannot take part, whatever is offered. */
export function obstacleOf({ isOnSale, isOfCategory, overlaps }: FlashProduct): Obstacle | null {
  if (!isOnSale) return 'off_sale';
  if (!isOfCategory) return 'category';
  return overlaps ? 'overlaps' : null;
}

const obstacleReasons = {
  off_sale: 'flash_product_off_sale',
  category: 'flash_category_excluded',
  overlaps: 'flash_overlaps',
} as const satisfies Record<Obstacle, string>;

/** Why an offer does not meet the demands of a flash sale; null when it does. */
export function whyNotOffered(product: FlashProduct, demands: Demands, { price, quota, perBuyer }: FlashOffer) {
  const obstacle = obstacleOf(product);
  if (obstacle) return obstacleReasons[obstacle];
  if (price > mostPriceOf(product, demands)) return 'flash_price_too_high';
  if (quota > demands.mostUnits) return 'flash_too_many_units';
  if (quota > product.stock) return 'flash_stock_too_low';
  const isUnlimited = perBuyer === null || perBuyer > (demands.perBuyer ?? perBuyer);
  return demands.perBuyer !== null && isUnlimited ? 'flash_per_buyer_too_high' : null;
}
