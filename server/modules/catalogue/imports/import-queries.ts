import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import * as contract from '#contract/catalogue/merchant-import.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Paging } from '#contract/core/values.ts';
import { type Asker, database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  productDrafts,
  productImportItems,
  productImports,
  productVersions,
} from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { progressOf } from './import-progress.ts';
import { findReviewed } from './import-review-queries.ts';

export type ImportRow = typeof productImports.$inferSelect;

const columns = {
  row: productImports,
  importedBy: sql<string>`coalesce(${accounts.nickname}, '')`,
  canUndo: sql<boolean>`${productImports.state} = 'applied'
    and ${productImports.appliedAt} > mall_now() - make_interval(days => ${contract.importUndoDays})`,
};

type Found = { row: ImportRow; importedBy: string; canUndo: boolean };

async function importValues(on: Asker, found: readonly Found[]): Promise<contract.ProductImport[]> {
  const ready = found.filter(
    ({ row }) => row.state === 'open' && row.mode === 'publish' && row.checkedRows === row.rows,
  );
  const reviewed = await findReviewed(
    on,
    ready.map(({ row }) => row.id),
  );
  return found.map((one) => importValue(one, reviewed.has(one.row.id) ? 'review' : one.row.mode));
}

function importValue({ row, importedBy, canUndo }: Found, mode: ImportRow['mode']) {
  const { id, fileName, state, rows, checkedRows, stockIgnored } = row;
  return {
    ...{ id, fileName, mode, state, rows, checkedRows, stockIgnored, importedBy, canUndo },
    counts: {
      create: row.createCount,
      change: row.changeCount,
      unchanged: row.unchangedCount,
      error: row.errorCount,
    },
    problems: row.problemCount,
    addedAt: row.addedAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    progress: progressOf(id),
  } satisfies contract.ProductImport;
}

export async function getImportOf(shopId: number, id: number, on: Asker = database()): Promise<contract.ProductImport> {
  const found = await on
    .select(columns)
    .from(productImports)
    .leftJoin(accounts, eq(accounts.id, productImports.accountId))
    .where(and(eq(productImports.shopId, shopId), eq(productImports.id, id)));
  const [value] = await importValues(on, found);
  if (!value) throw new Refusal('import_not_found');
  return value;
}

/** The imports of a shop, newest first. */
export async function listImportsOf(
  shopId: number,
  { page, limit }: Paging,
): Promise<OutputOf<typeof contract.listImports>> {
  const own = eq(productImports.shopId, shopId);
  const [counted] = await database().select({ total: count() }).from(productImports).where(own);
  const rows = await database()
    .select(columns)
    .from(productImports)
    .leftJoin(accounts, eq(accounts.id, productImports.accountId))
    .where(own)
    .orderBy(highestFirst(productImports.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { list: await importValues(database(), rows), total: counted?.total ?? 0, page, limit };
}

/** What is wrong with the rows of an import, in their order. */
export async function listProblemsOf(
  shopId: number,
  { id, page, limit }: Paging & { id: number },
): Promise<OutputOf<typeof contract.listImportProblems>> {
  const { problems } = await getImportOf(shopId, id);
  const rows = await statement<{ problem: contract.ImportProblem }>(
    'import_problems',
    sql`
    select problem from ${productImportItems} i cross join jsonb_array_elements(i.problems) with ordinality as p (problem, at)
    where i.import_id = ${id} and i.outcome = 'error'
    order by (problem ->> 'row')::int, i.row, p.at limit ${limit} offset ${(page - 1) * limit}`,
  ).rows(database());
  return { list: rows.map(({ problem }) => problem), total: problems, page, limit };
}

/** The products of an import, in the order of their rows. */
export async function listItemsOf(
  shopId: number,
  { id, outcome, page, limit }: z.output<typeof contract.listImportItems.input>,
): Promise<OutputOf<typeof contract.listImportItems>> {
  const { counts } = await getImportOf(shopId, id);
  const outcomes = outcome ? [outcome] : [...contract.importOutcomes];
  const { row, name, draftId } = productImportItems;
  const list = await database()
    .select({
      ...{ row, name, outcome: productImportItems.outcome, draftId: productDrafts.id },
      // A draft of a new product may have been published since.
      productId: sql<number | null>`coalesce(${productImportItems.productId}, ${productVersions.productId})`,
    })
    .from(productImportItems)
    .leftJoin(productDrafts, eq(productDrafts.id, draftId))
    .leftJoin(productVersions, eq(productVersions.draftId, draftId))
    .where(and(eq(productImportItems.importId, id), inArray(productImportItems.outcome, outcomes)))
    .orderBy(asc(row))
    .limit(limit)
    .offset((page - 1) * limit);
  return { list, total: outcomes.reduce((sum, one) => sum + counts[one], 0), page, limit };
}

/**
 * An import of the shop, locked until the transaction ends. Whoever comes second is refused at once and does not wait: the first
 * may take a minute.
 */
export async function lockImport(tx: Transaction, shopId: number, id: number): Promise<ImportRow> {
  const own = and(eq(productImports.shopId, shopId), eq(productImports.id, id));
  const [found] = await tx.select().from(productImports).where(own).for('update', { skipLocked: true });
  if (found) return found;
  const [exists] = await tx.select({ id: productImports.id }).from(productImports).where(own);
  throw new Refusal(exists ? 'still_working' : 'import_not_found');
}
