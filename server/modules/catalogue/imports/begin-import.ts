import { and, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type beginImport as beginCall,
  importUndoDays,
  type ProductImport,
} from '#contract/catalogue/merchant-import.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Editor } from '#server/modules/catalogue/drafts/add-draft.ts';
import { productImportItems, productImports } from '#server/modules/catalogue/tables.ts';
import { getImportOf } from './import-queries.ts';

type Input = z.output<typeof beginCall.input>;

const openMax = 50; // files that were checked and not applied; they are deleted after two days
const openDays = 2;

/** Begins an import. Nothing of the shop changes by it. */
export function beginImport({ shopId, accountId }: Editor, input: Input): Promise<ProductImport> {
  return transaction(async (tx) => {
    const isOpen = and(eq(productImports.shopId, shopId), eq(productImports.state, 'open'));
    const [open] = await tx.select({ total: count() }).from(productImports).where(isOpen);
    if ((open?.total ?? 0) >= openMax) throw new Refusal('too_many_imports');
    const [added] = await tx
      .insert(productImports)
      .values({ ...input, shopId, accountId, addedAt: mallNow })
      .returning({ id: productImports.id });
    if (!added) throw new Error('Adding an import returned no row');
    return getImportOf(shopId, added.id, tx);
  });
}

/** Deletes imports that nobody applied, and the contents of those that can no longer be taken back. */
export async function deleteOldImports(): Promise<void> {
  await transaction(async (tx) => {
    await statement(
      'delete_open_imports',
      sql`delete from ${productImports} where state = 'open' and added_at < mall_now() - make_interval(days => ${openDays})`,
    ).run(tx);
    await statement(
      'delete_old_import_items',
      sql`
      delete from ${productImportItems} i using ${productImports} o
      where o.id = i.import_id and o.applied_at < mall_now() - make_interval(days => ${importUndoDays})`,
    ).run(tx);
  });
}
