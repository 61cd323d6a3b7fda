import type { Transaction } from '#server/database/connection.ts';
import { publishProducts } from '#server/modules/catalogue/index.ts';
import { lockIndex } from '#server/modules/search/matching/tiers.ts';
import { noteShops, productIdsOfShops } from '#server/modules/search/shop-queries.ts';

/** A shop that closes takes its products out of search, one that is renamed is found by its new name: all are looked at again. */
export async function indexShops(tx: Transaction, shopIds: readonly number[]): Promise<void> {
  await lockIndex(tx);
  // Published as events, a thousand products each: a shop may have more products than one transaction should hold.
  await publishProducts(tx, await productIdsOfShops(tx, await noteShops(tx, shopIds)));
}
