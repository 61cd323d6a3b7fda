import { inArray } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { freightRules } from './tables.ts';

export type FreightRule = typeof freightRules.$inferInsert;

/** Replaces the freight rules of shops. A country without a rule is not delivered to. */
export async function setFreightRules(tx: Transaction, rules: readonly FreightRule[]): Promise<void> {
  if (rules.length === 0) return;
  const shopIds = [...new Set(rules.map(({ shopId }) => shopId))];
  await tx.delete(freightRules).where(inArray(freightRules.shopId, shopIds));
  await tx.insert(freightRules).values([...rules]);
  await invalidateCache(tx, 'search'); // lists by price with delivery
}
