import { eq, inArray, sql } from 'drizzle-orm';
import { takeLock } from '#server/database/advisory-lock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publishProducts } from '#server/modules/catalogue/publish-products.ts';
import { brandKey, brands, products } from '#server/modules/catalogue/tables.ts';

export type BrandRow = typeof brands.$inferSelect;

/** Lets nobody else take a name until the transaction ends: of two who add the same brand, the second reads that it is there. */
export function lockNames(tx: Transaction): Promise<void> {
  return takeLock(tx, locks.brandNames);
}

/** Refuses a name that another brand has, whatever its capitals and spaces. */
export async function assertFreeName(tx: Transaction, name: string, id: number | null): Promise<void> {
  const [known] = await tx
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(sql`${brands.nameKey} = ${brandKey(sql`${name}::text`)}`);
  if (known && known.id !== id) throw new Refusal('brand_exists', { name: known.name.en });
}

/**
 * Brands that nobody else changes, and that no product gets, until the transaction ends: see `holdNamedBy`. Locked in the order of
 * their ids; those that are not there are missing.
 */
export function lockBrands(tx: Transaction, ids: readonly number[]): Promise<BrandRow[]> {
  return tx
    .select()
    .from(brands)
    .where(inArray(brands.id, [...ids]))
    .orderBy(brands.id)
    .for('update');
}

export function getBrand(rows: readonly BrandRow[], id: number): BrandRow {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Refusal('brand_not_found');
  return row;
}

/** Search finds the products of a brand by what it is called now, and their pages name it so. */
export async function publishProductsOf(tx: Transaction, brandId: number): Promise<void> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.brandId, brandId))
    .orderBy(products.id);
  await publishProducts(
    tx,
    rows.map(({ id }) => id),
  );
}
