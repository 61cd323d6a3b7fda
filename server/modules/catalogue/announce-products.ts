import type { Transaction } from '#server/database/connection.ts';
import { announceIds } from '#server/database/events.ts';
import { announcePageChange } from '#server/database/page-changes.ts';
import { productsChanged } from './events.ts';

const atOnce = 10_000; // as many as a function can be given

/**
 * Tells that products came, went or changed in what lists show or what they are found by: any number, a part at a time.
 * Their own pages are made anew.
 */
export async function announceProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await announceIds(tx, productsChanged, ids);
  for (let start = 0; start < ids.length; start += atOnce)
    await announcePageChange(tx, ...ids.slice(start, start + atOnce).map((id) => `product:${id}` as const));
}
