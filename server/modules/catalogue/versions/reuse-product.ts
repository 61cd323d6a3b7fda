import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/catalogue/merchant-drafts.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { addDraft, type Editor, lockOwnProduct } from '#server/modules/catalogue/drafts/add-draft.ts';
import { getDraftOf } from '#server/modules/catalogue/drafts/draft-queries.ts';
import { readLiveContent } from '#server/modules/catalogue/drafts/live-content.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { getVersionContent } from './version-queries.ts';

type RestoreInput = z.output<typeof contract.restoreVersion.input>;

/** Makes a draft of an earlier version. A draft that there is stays, unless it is to be replaced. */
export function restoreVersion(
  editor: Editor,
  { productId, number, replacesDraft }: RestoreInput,
): Promise<contract.Draft> {
  return transaction(async (tx) => {
    const isDraft = and(eq(productDrafts.productId, productId), eq(productDrafts.shopId, editor.shopId));
    // The draft before the product, as everyone who publishes it.
    const [draft] = await tx.select({ name: productDrafts.name }).from(productDrafts).where(isDraft).for('update');
    await lockOwnProduct(tx, editor.shopId, productId);
    const content = await getVersionContent(tx, productId, number);
    // One that was begun while the product was being locked has not been seen: it is not replaced.
    const [begun] = draft ? [] : await tx.select({ id: productDrafts.id }).from(productDrafts).where(isDraft);
    if (begun || (draft && !replacesDraft)) throw new Refusal('draft_exists');
    if (draft) {
      await tx.delete(productDrafts).where(isDraft);
      await logAct(tx, editor, 'draft_discarded', draft.name.en ?? '');
    }
    const { id } = await addDraft(tx, editor, productId, content);
    return getDraftOf(editor.shopId, id, tx);
  });
}

/** Begins a new product as a copy of another, as shoppers see it. */
export function copyProduct(editor: Editor, productId: number): Promise<contract.Draft> {
  return transaction(async (tx) => {
    await lockOwnProduct(tx, editor.shopId, productId);
    return addCopy(tx, editor, await readLiveContent(tx, productId));
  });
}

/** Begins a new product as a copy of a draft, which stays as it is. */
export function copyDraft(editor: Editor, id: number): Promise<contract.Draft> {
  return transaction(async (tx) => {
    const { content } = await getDraftOf(editor.shopId, id, tx);
    return addCopy(tx, editor, content);
  });
}

/** A copy has the offered variants, yet not their codes, and no time of sale. */
async function addCopy(tx: Transaction, editor: Editor, content: ProductContent): Promise<contract.Draft> {
  const offered = content.variants.filter(({ isOffered }) => isOffered);
  const variants = offered.map((variant) => ({ ...variant, skuId: null, code: '', barcode: '' }));
  const { id } = await addDraft(tx, editor, null, { ...content, variants, onSaleFrom: null, onSaleUntil: null });
  return getDraftOf(editor.shopId, id, tx);
}
