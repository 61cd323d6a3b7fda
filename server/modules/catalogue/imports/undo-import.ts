import { and, eq, isNull, sql } from 'drizzle-orm';
import type * as contract from '#contract/catalogue/merchant-import.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { holdNamedByImport } from '#server/modules/catalogue/brands/brand-choice-queries.ts';
import type { Editor } from '#server/modules/catalogue/drafts/add-draft.ts';
import { setOnSale } from '#server/modules/catalogue/set-on-sale.ts';
import { readSheetNames, type SheetNames } from '#server/modules/catalogue/sheets/sheet-name-queries.ts';
import { productImports, products } from '#server/modules/catalogue/tables.ts';
import { lockProducts } from '#server/modules/catalogue/versions/lock-products.ts';
import { publishContents } from '#server/modules/catalogue/versions/publish-content.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { findChangedSince, type ImportItemRow, itemBatches, readItemIds } from './import-item-queries.ts';
import { withProgress } from './import-progress.ts';
import { getImportOf, lockImport } from './import-queries.ts';
import { addDrafts, changeDraft, deleteDrafts, lockDrafts } from './write-import-drafts.ts';

const namesMax = 5; // in the words of a refusal

/** Takes an import back: all of it in one transaction, unless someone has changed or decided about one of its products since. */
export async function undoImport(editor: Editor, id: number): Promise<contract.ProductImport> {
  await withProgress(id, (report) =>
    transaction(async (tx) => {
      const found = await lockImport(tx, editor.shopId, id);
      if (found.state === 'undone') return; // it was sent twice
      const { canUndo } = await getImportOf(editor.shopId, id, tx);
      if (!canUndo) throw new Refusal('import_not_applied');
      const { productIds, draftIds } = await readItemIds(tx, id);
      const brandIds = await holdNamedByImport(tx, id);
      await lockDrafts(tx, draftIds); // before the products, as everyone who publishes or decides
      await lockProducts(tx, productIds);
      await assertUntouched(tx, id);
      const names = await readSheetNames(editor.shopId, tx);
      const total = found.createCount + found.changeCount;
      let done = 0;
      for await (const items of itemBatches(tx, id)) {
        await (found.mode === 'publish'
          ? takeBack(tx, editor, items, { names, brandIds })
          : restoreDrafts(tx, editor, items));
        done += items.length;
        report(done, total);
      }
      await tx.update(productImports).set({ state: 'undone', undoneAt: mallNow }).where(eq(productImports.id, id));
      await logAct(tx, editor, 'import_undone', found.fileName);
    }),
  );
  return getImportOf(editor.shopId, id);
}

async function assertUntouched(tx: Transaction, importId: number): Promise<void> {
  const changed = await findChangedSince(tx, importId);
  if (changed.length === 0) return;
  const decided = changed.filter(({ isDecided }) => isDecided);
  throw decided.length > 0
    ? new Refusal('import_decided', naming(decided))
    : new Refusal('import_changed_since', naming(changed));
}

function naming(items: readonly { name: string }[]) {
  const named = items.slice(0, namesMax).map(({ name }) => name);
  return { names: named.join(', '), more: items.length - named.length };
}

/** What was changed is published as it was; what was added goes to the bin, since orders may refer to it already. */
async function takeBack(tx: Transaction, editor: Editor, items: readonly ImportItemRow[], known: Known): Promise<void> {
  const changed = items.flatMap(({ productId, before }) =>
    before ? { productId, content: withoutGone(before, known) } : [],
  );
  await publishContents(tx, editor, changed);
  const added = items.flatMap(({ productId, before }) => (before || productId === null ? [] : productId));
  if (added.length > 0) {
    const isShown = and(sql`${products.id} = any(${sql.param(added)}::int[])`, isNull(products.binnedAt));
    await tx.update(products).set({ binnedAt: mallNow, editedAt: mallNow }).where(isShown);
    await setOnSale(tx, added);
  }
  await addDrafts(
    tx,
    editor,
    items.flatMap(({ productId, before, draftBefore, refusalBefore }) =>
      draftBefore ? { productId: before ? productId : null, content: draftBefore, refusal: refusalBefore } : [],
    ),
  );
}

/** What can still be named: the shop's delivery templates, and brands. */
type Known = { names: SheetNames; brandIds: ReadonlySet<number> };

/** A delivery template that was deleted since is the shop's default, as it is for every other product; a brand is none. */
function withoutGone(content: ProductContent, { names, brandIds }: Known): ProductContent {
  const { freightTemplateId, brandId } = content;
  return {
    ...content,
    freightTemplateId:
      freightTemplateId !== null && names.freightNameOf.has(freightTemplateId) ? freightTemplateId : null,
    brandId: brandId !== null && brandIds.has(brandId) ? brandId : null,
  };
}

/** Drafts that were added are deleted, also from review; those that were changed are as before. */
async function restoreDrafts(tx: Transaction, editor: Editor, items: readonly ImportItemRow[]): Promise<void> {
  const added = items.flatMap(({ draftId, draftBefore }) => (draftBefore || draftId === null ? [] : draftId));
  await deleteDrafts(tx, added);
  for (const { draftId, draftBefore: content, refusalBefore: refusal } of items)
    if (draftId !== null && content) await changeDraft(tx, editor, draftId, { content, refusal });
}
