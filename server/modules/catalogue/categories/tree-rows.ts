import { asc, eq, inArray, sql } from 'drizzle-orm';
import { takeLock } from '#server/database/advisory-lock.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Asker, Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publishProducts } from '#server/modules/catalogue/publish-products.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';

export type TreeRow = typeof categories.$inferSelect;

/** The whole tree, which nobody else changes until the transaction ends: two moves together could make a circle. */
export async function lockTree(tx: Transaction): Promise<TreeRow[]> {
  await takeLock(tx, locks.categoryTree);
  return readTree(tx);
}

export function readTree(on: Asker): Promise<TreeRow[]> {
  return on.select().from(categories).orderBy(asc(categories.level), asc(categories.position), asc(categories.id));
}

export function getRow(tree: readonly TreeRow[], id: number): TreeRow {
  const row = tree.find((each) => each.id === id);
  if (!row) throw new Refusal('category_not_found');
  return row;
}

export const childrenOf = (tree: readonly TreeRow[], id: number | null) =>
  tree.filter(({ parentId }) => parentId === id);

/** A category and all below it. */
export function branchOf(tree: readonly TreeRow[], id: number): TreeRow[] {
  return [getRow(tree, id), ...childrenOf(tree, id).flatMap((child) => branchOf(tree, child.id))];
}

/** Refuses a category in which products are: they are only in those without others below them. No product comes in until the end. */
export async function assertNoProducts(tx: Transaction, { id, name }: TreeRow): Promise<void> {
  await lockAgainstProducts(tx, id);
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.categoryId, id)).limit(1);
  if (product) throw new Refusal('category_has_products', { name: name.en });
}

/** Lets nobody publish a product in a category meanwhile, see `assertCategory`. */
export async function lockAgainstProducts(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update');
}

/** Writes the places of siblings, in the given order. */
export async function placeInOrder(tx: Transaction, siblings: readonly TreeRow[]): Promise<void> {
  for (const [position, row] of siblings.entries())
    if (row.position !== position) await tx.update(categories).set({ position }).where(eq(categories.id, row.id));
}

/** Shoppers see the change, and search finds products by the names that their categories have now. */
export async function publishBranches(tx: Transaction, ids: readonly number[]): Promise<void> {
  await invalidateCache(tx, 'categories', 'products', 'search');
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.categoryId, [...ids]))
    .orderBy(sql`id`);
  await publishProducts(
    tx,
    rows.map(({ id }) => id),
  );
}
