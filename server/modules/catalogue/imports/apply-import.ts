import { eq } from 'drizzle-orm';
import type * as contract from '#contract/catalogue/merchant-import.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { holdNamedByImport } from '#server/modules/catalogue/brands/brand-choice-queries.ts';
import type { Editor } from '#server/modules/catalogue/drafts/add-draft.ts';
import { picturesIn } from '#server/modules/catalogue/drafts/draft-pictures.ts';
import { sendToReview } from '#server/modules/catalogue/drafts/send-to-review.ts';
import { readSheetNames, type SheetNames } from '#server/modules/catalogue/sheets/sheet-name-queries.ts';
import { productImports } from '#server/modules/catalogue/tables.ts';
import { lockProducts } from '#server/modules/catalogue/versions/lock-products.ts';
import { publishContents } from '#server/modules/catalogue/versions/publish-content.ts';
import { findShopPictures, logAct } from '#server/modules/shops/index.ts';
import { type Base, keyOf, readBases } from './import-base-queries.ts';
import { type ImportItemRow, itemBatches, type Outcome, readItemIds, recordOutcomes } from './import-item-queries.ts';
import { withProgress } from './import-progress.ts';
import { getImportOf, type ImportRow, lockImport } from './import-queries.ts';
import { findReviewed } from './import-review-queries.ts';
import { addDrafts, changeDraft, deleteDrafts, lockDrafts } from './write-import-drafts.ts';

/** Applies an import: all of it in one transaction, and once. */
export async function applyImport(editor: Editor, id: number): Promise<contract.ProductImport> {
  await withProgress(id, (report) =>
    transaction(async (tx) => {
      const found = await lockImport(tx, editor.shopId, id);
      if (found.state === 'applied') return; // it was sent twice
      assertReady(found);
      const { productIds, draftIds } = await readItemIds(tx, id);
      const brandIds = await holdNamedByImport(tx, id); // before the drafts, as everyone who publishes
      await lockDrafts(tx, draftIds); // before the products, as everyone who publishes or decides
      await lockProducts(tx, productIds);
      // The platform may have begun to review products, or ceased, since the file was checked.
      const isReviewed = found.mode === 'publish' && (await findReviewed(tx, [id])).has(id);
      const mode = isReviewed ? 'review' : found.mode;
      const names = await readSheetNames(editor.shopId, tx);
      const total = found.createCount + found.changeCount;
      let done = 0;
      for await (const items of itemBatches(tx, id)) {
        const bases = await assertCurrent(tx, found, items, { names, brandIds });
        const write = mode === 'publish' ? publishItems : saveItems;
        const outcomes = await write(tx, editor, items, bases);
        const saved = outcomes.flatMap(({ draftId }) => draftId ?? []);
        if (isReviewed) await sendToReview(tx, editor.accountId, saved);
        await recordOutcomes(tx, id, outcomes);
        done += items.length;
        report(done, total);
      }
      await tx
        .update(productImports)
        .set({ mode, state: 'applied', appliedAt: mallNow })
        .where(eq(productImports.id, id));
      await logAct(tx, editor, 'products_imported', found.fileName);
    }),
  );
  return getImportOf(editor.shopId, id);
}

function assertReady({ state, rows, checkedRows, errorCount }: ImportRow): void {
  if (state !== 'open') throw new Refusal('import_not_open');
  if (checkedRows !== rows) throw new Refusal('import_not_checked');
  if (errorCount > 0) throw new Refusal('import_has_errors');
}

/** Refuses what is no longer as it was when it was checked: someone's work would be overwritten unseen. */
async function assertCurrent(
  tx: Transaction,
  { shopId, mode }: ImportRow,
  items: readonly ImportItemRow[],
  known: Known,
): Promise<Map<number, Base>> {
  const bases = await readBases(tx, shopId, items.flatMap(numberOf));
  const ofRows = new Map<number, Base>();
  const pictures = await findShopPictures(
    tx,
    shopId,
    items.flatMap(({ content }) => (content ? picturesIn(content) : [])),
  );
  for (const item of items) {
    const [number] = numberOf(item);
    const base = number === undefined ? undefined : bases.get(number);
    if (base) ofRows.set(item.row, base);
    const had = new Set(base ? picturesIn(base.content) : []);
    const isSame = item.base === (base?.print ?? null) && !base?.blocked;
    const hasPictures = picturesIn(contentOf(item)).every((hash) => pictures.has(hash) || had.has(hash));
    if (!isSame || !hasPictures || !isPossible(contentOf(item), mode, known)) throw new Refusal('import_outdated');
  }
  return ofRows;
}

/** What contents may name. */
type Known = { names: SheetNames; brandIds: ReadonlySet<number> };

function isPossible(content: ProductContent, mode: ImportRow['mode'], { names, brandIds }: Known): boolean {
  const { categoryId, brandId, freightTemplateId } = content;
  if (brandId !== null && !brandIds.has(brandId)) return false;
  if (freightTemplateId !== null && !names.freightNameOf.has(freightTemplateId)) return false;
  return mode === 'drafts' || (categoryId !== null && names.leaves.has(categoryId));
}

function numberOf({ productId, draftId }: ImportItemRow): string[] {
  if (draftId !== null) return [keyOf({ kind: 'draft', id: draftId })];
  return productId === null ? [] : [keyOf({ kind: 'product', id: productId })];
}

function contentOf({ content, importId, row }: ImportItemRow): ProductContent {
  if (!content) throw new Error(`Import ${importId}, row ${row}: there is nothing to write`);
  return content;
}

/** What the draft was from which an item comes, if it comes from one. */
const draftBefore = (draftId: number | null, base: Base | undefined) =>
  draftId === null || !base
    ? { draftBefore: null, refusalBefore: null }
    : { draftBefore: base.content, refusalBefore: base.refusal };

async function publishItems(
  tx: Transaction,
  editor: Editor,
  items: readonly ImportItemRow[],
  bases: ReadonlyMap<number, Base>,
): Promise<Outcome[]> {
  const given = items.map((item) => ({ productId: item.productId, content: contentOf(item) }));
  const published = await publishContents(tx, editor, given);
  await deleteDrafts(
    tx,
    items.flatMap(({ draftId }) => draftId ?? []),
  );
  return items.map(({ row, draftId }, at) => {
    const { productId = null, number: version = 0, before = null } = published[at] ?? {};
    return { row, productId, draftId, version, before, ...draftBefore(draftId, bases.get(row)) };
  });
}

async function saveItems(
  tx: Transaction,
  editor: Editor,
  items: readonly ImportItemRow[],
  bases: ReadonlyMap<number, Base>,
): Promise<Outcome[]> {
  const added = items.filter(({ draftId }) => draftId === null);
  const ids = await addDrafts(
    tx,
    editor,
    added.map((item) => ({ productId: item.productId, content: contentOf(item) })),
  );
  const idOf = new Map(added.map(({ row }, at) => [row, ids[at] ?? 0]));
  const outcomes: Outcome[] = [];
  for (const item of items) {
    const { row, productId } = item;
    const draftId = item.draftId ?? idOf.get(row) ?? 0;
    const before = draftBefore(item.draftId, bases.get(row));
    const changed = { content: contentOf(item), refusal: before.refusalBefore };
    const version = item.draftId === null ? 1 : await changeDraft(tx, editor, draftId, changed);
    outcomes.push({ row, productId, draftId, version, before: null, ...before });
  }
  return outcomes;
}
