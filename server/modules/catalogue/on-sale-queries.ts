import { and, eq, sql } from 'drizzle-orm';
import { isShopPaused } from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { products, skus } from './tables.ts';

// What is on sale and what can be bought: the one answer for pages, lists, search, carts and orders.

/** Within the time in which its shop sells it, by the mall's clock. */
export const isInSchedule = sql`(coalesce(${products.onSaleFrom} <= mall_now(), true) and coalesce(${products.onSaleUntil} > mall_now(), true))`;

/** On sale, in an open shop: it has a page, is found and can be linked to, also while it is sold out. */
export const isOnSale = and(eq(products.isOnSale, true), eq(shops.isOpen, true));

/** On the shelf of its shop, whatever the shop is: what is counted of a shop that is known to be open. */
export const isOnShelf = and(eq(products.isOnSale, true), eq(products.inStock, true));

/** On sale and in stock: what public lists may show. */
export const isOffered = and(isOnShelf, eq(shops.isOpen, true));

/** Variants that can be bought, in a query of variants with their products and shops. */
export const canBuySku = sql`(${isOnSale} and not ${isShopPaused} and ${skus.isOffered} and ${skus.onHand} > ${skus.reserved})`;

export type ForSale = { isOnSale: boolean; isShopOpen: boolean; isShopPaused: boolean; stock: number };

/** Why a variant cannot be bought now; null when it can. */
export function whyNotForSale({ isOnSale: isListed, isShopOpen, isShopPaused: isPaused, stock }: ForSale) {
  if (!isShopOpen) return 'shop_closed';
  if (!isListed) return 'off_sale';
  if (stock <= 0) return 'sold_out';
  return isPaused ? 'on_holiday' : null;
}

/** Why so many of it cannot be bought now; null when they can. */
export function whyNotSoMany(sku: ForSale, quantity: number) {
  return whyNotForSale(sku) ?? (sku.stock < quantity ? 'not_enough_stock' : null);
}

export const canBuy = (sku: ForSale) => whyNotForSale(sku) === null;
