import type { Transaction } from '#server/database/connection.ts';
import { publishProducts } from '#server/modules/catalogue/index.ts';
import { lockIndex } from '#server/modules/search/matching/tiers.ts';
import { noteShops, productIdsOfShops } from '#server/modules/search/shop-queries.ts';

/** Indexes the products of changed shops again: a closed shop's products leave the search, a renamed one is found by its new name. */
export async function indexShops(tx: Transaction, shopIds: readonly number[]): Promise<void> {
  await lockIndex(tx);
  // Published as events, a thousand products each: a shop may have more products than one transaction should lock.
  await publishProducts(tx, await productIdsOfShops(tx, await noteShops(tx, shopIds)));
}
