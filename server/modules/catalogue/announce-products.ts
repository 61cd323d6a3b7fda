import type { Transaction } from '#server/database/connection.ts';
import { announce } from '#server/database/news.ts';
import { announcePageChange } from '#server/database/page-changes.ts';
import { productsChanged } from './news.ts';

const idsMax = 1000; // of one piece of news

/**
 * Tells that products came, went or changed in what lists show or what they are found by: any number, a part at a time.
 * Their own pages are made anew.
 */
export async function announceProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += idsMax)
    await announce(tx, productsChanged, { ids: ids.slice(start, start + idsMax) });
  await announcePageChange(tx, ...ids.map((id) => `product:${id}` as const));
}
