import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import {
  productDrafts,
  productImportItems,
  productImports,
  productVersions,
} from '#server/modules/catalogue/tables.ts';

export type ImportItemRow = typeof productImportItems.$inferSelect;

const batchSize = 200; // so many products are in memory at once

/** The items of an import that change something, in batches in the order of their rows. */
export async function* itemBatches(tx: Transaction, importId: number): AsyncGenerator<ImportItemRow[]> {
  for (let after = 0; ; ) {
    const items = await tx
      .select()
      .from(productImportItems)
      .where(
        and(
          eq(productImportItems.importId, importId),
          inArray(productImportItems.outcome, ['create', 'change']),
          gt(productImportItems.row, after),
        ),
      )
      .orderBy(asc(productImportItems.row))
      .limit(batchSize);
    if (items.length > 0) yield items;
    if (items.length < batchSize) return;
    after = items.at(-1)?.row ?? 0;
  }
}

/** The products and drafts that an import changes. */
export async function readItemIds(tx: Transaction, importId: number) {
  const rows = await statement<{ productId: number | null; draftId: number | null }>(
    'import_item_ids',
    sql`
    select product_id as "productId", draft_id as "draftId" from ${productImportItems}
    where import_id = ${importId} and outcome in ('create', 'change') order by product_id, draft_id`,
  ).rows(tx);
  return {
    productIds: rows.flatMap(({ productId }) => productId ?? []),
    draftIds: rows.flatMap(({ draftId }) => draftId ?? []),
  };
}

export type Outcome = {
  row: number;
  productId: number | null;
  draftId: number | null;
  version: number;
  before: ProductContent | null;
  draftBefore: ProductContent | null;
  refusalBefore: string | null;
};

/** Records what became of items, for taking them back. */
export async function recordOutcomes(tx: Transaction, importId: number, outcomes: readonly Outcome[]): Promise<void> {
  await statement(
    'record_import_outcomes',
    sql`
    update ${productImportItems} i set product_id = g."productId", draft_id = g."draftId", version = g.version,
      before = g.before, draft_before = g."draftBefore", refusal_before = g."refusalBefore"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as g (row int, "productId" int, "draftId" int, version int, before jsonb, "draftBefore" jsonb,
        "refusalBefore" text)
    where i.import_id = ${importId} and i.row = g.row`,
  ).run(tx);
}

/**
 * The items that are no longer as the import left them: someone has published, saved, discarded or decided since, or begun a draft.
 * What was only withdrawn from review is as it was.
 */
export async function findChangedSince(
  tx: Transaction,
  importId: number,
): Promise<{ name: string; isDecided: boolean }[]> {
  return statement<{ name: string; isDecided: boolean }>(
    'import_changed_since',
    sql`
    select i.name, o.mode = 'review' and (
        exists (select 1 from ${productVersions} v where v.draft_id = i.draft_id)
        or exists (select 1 from ${productDrafts} d where d.id = i.draft_id and d.state = 'refused')) as "isDecided"
    from ${productImportItems} i join ${productImports} o on o.id = i.import_id
    where i.import_id = ${importId} and i.outcome in ('create', 'change') and case o.mode
      when 'publish' then i.version is distinct from
          (select max(v.number) from ${productVersions} v where v.product_id = i.product_id)
        or exists (select 1 from ${productDrafts} d where d.product_id = i.product_id)
      else not exists (
        select 1 from ${productDrafts} d where d.id = i.draft_id and d.version = i.version and case o.mode
          when 'review' then d.state <> 'refused'
          else d.state <> 'in_review' and d.refusal_reason is not distinct from i.refusal_before end) end
    order by i.row`,
  ).rows(tx);
}
