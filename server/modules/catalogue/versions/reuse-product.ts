import { eq } from 'drizzle-orm';
import type { Draft } from '#contract/catalogue/merchant-drafts.ts';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readLiveContent } from '#server/modules/catalogue/drafts/live-content.ts';
import { addDraft, type Editor, lockOwnProduct } from '#server/modules/catalogue/drafts/start-draft.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';
import { getVersionContent } from './version-queries.ts';

/** Makes a draft of an earlier version. A draft that there is stays: nobody's work is lost by it. */
export function restoreVersion(
  editor: Editor,
  { productId, number }: { productId: number; number: number },
): Promise<Draft> {
  return transaction(async (tx) => {
    await lockOwnProduct(tx, editor.shopId, productId);
    const content = await getVersionContent(tx, productId, number);
    const [draft] = await tx
      .select({ id: productDrafts.id })
      .from(productDrafts)
      .where(eq(productDrafts.productId, productId));
    if (draft) throw new Refusal('draft_exists');
    return addDraft(tx, editor, productId, content);
  });
}

/** Begins a new product as a copy of another: with its offered variants, yet not with their codes. */
export function copyProduct(editor: Editor, productId: number): Promise<Draft> {
  return transaction(async (tx) => {
    await lockOwnProduct(tx, editor.shopId, productId);
    const content = await readLiveContent(tx, productId);
    const offered = content.variants.filter(({ isOffered }) => isOffered);
    const variants = offered.map((variant) => ({ ...variant, skuId: null, code: '', barcode: '' }));
    return addDraft(tx, editor, null, { ...content, variants, onSaleFrom: null, onSaleUntil: null });
  });
}
