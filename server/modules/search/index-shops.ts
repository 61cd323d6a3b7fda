import type { Transaction } from '#server/database/connection.ts';
import { announceProducts } from '#server/modules/catalogue/index.ts';
import { productIdsOfShops } from './source-queries.ts';

/** A shop that closes takes its goods out of search, one that is renamed is found by its new name: all are looked at again. */
export async function indexShops(tx: Transaction, shopIds: readonly number[]): Promise<void> {
  // Told on as news of its own, a thousand at a time: a shop may have more goods than one transaction should hold.
  await announceProducts(tx, await productIdsOfShops(tx, shopIds));
}
