import type { Localized } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inParts } from '#server/database/in-parts.ts';
import { withNewIds } from '#server/database/new-ids.ts';
import { brands } from '#server/modules/catalogue/tables.ts';

export type NewBrand = { name: Localized; logoHash?: string | null };

/** Adds brands, many at once, and returns their ids in the given order. */
export async function addBrands(tx: Transaction, given: readonly NewBrand[]): Promise<number[]> {
  const added = await withNewIds(tx, brands, given);
  await inParts(added, (part) => tx.insert(brands).overridingSystemValue().values(part));
  await invalidateCache(tx, 'brands');
  return added.map(({ id }) => id);
}
