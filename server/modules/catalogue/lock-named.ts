import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { brands, categories, productDrafts, products } from './tables.ts';

type Named = 'brandId' | 'categoryId';

/**
 * Locks what names a brand or a category, which the caller has locked. Whoever publishes, decides or merges takes its locks in one
 * order, or two of them would wait for each other: category, brand, drafts, products, each in the order of their ids.
 */
export async function lockNaming(tx: Transaction, name: Named, id: number): Promise<void> {
  await lockRows(tx, productDrafts, eq(productDrafts[name], id));
  await lockRows(tx, products, eq(products[name], id));
}

async function lockRows(tx: Transaction, table: typeof productDrafts | typeof products, where: SQL): Promise<void> {
  await tx.select({ id: table.id }).from(table).where(where).orderBy(asc(table.id)).for('update');
}

/**
 * Keeps the category and the brand of a draft from being merged or deleted until the transaction ends. Before the draft is locked, see
 * above.
 */
export async function holdNamedBy(tx: Transaction, draftId: number): Promise<void> {
  const isDraft = eq(productDrafts.id, draftId);
  const category = tx.select({ id: productDrafts.categoryId }).from(productDrafts).where(isDraft);
  await tx.select({ id: categories.id }).from(categories).where(inArray(categories.id, category)).for('key share');
  const brand = tx.select({ id: productDrafts.brandId }).from(productDrafts).where(isDraft);
  await tx.select({ id: brands.id }).from(brands).where(inArray(brands.id, brand)).for('key share');
}
