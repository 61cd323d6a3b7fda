import { and, count, eq } from 'drizzle-orm';
import { type Draft, draftsMax } from '#contract/catalogue/merchant-drafts.ts';
import { emptyProduct, type ProductContent } from '#contract/catalogue/product-content.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { productDrafts, products } from '#server/modules/catalogue/tables.ts';
import { columnsOf } from './draft-columns.ts';
import { picturesIn, rememberPictures } from './draft-pictures.ts';
import { getDraftOf } from './draft-queries.ts';
import { readLiveContent } from './live-content.ts';

/** Who edits, and for which shop. */
export type Editor = { shopId: number; accountId: number };

/** The draft of a product, or a new one: as the product is now, or empty. Two that start at once get the same draft. */
export function startDraft(editor: Editor, productId: number | null): Promise<Draft> {
  return transaction(async (tx) => {
    if (productId === null) return addDraft(tx, editor, null, emptyProduct);
    await lockOwnProduct(tx, editor.shopId, productId);
    const [draft] = await tx
      .select({ id: productDrafts.id })
      .from(productDrafts)
      .where(eq(productDrafts.productId, productId));
    if (draft) return getDraftOf(editor.shopId, draft.id, tx);
    const content = await readLiveContent(tx, productId);
    return addDraft(tx, editor, productId, content);
  });
}

/** Refuses what is not the shop's. A second one who wants to start a draft of the product waits here. */
export async function lockOwnProduct(tx: Transaction, shopId: number, productId: number): Promise<void> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.shopId, shopId)))
    .for('no key update');
  if (!product) throw new Refusal('product_not_found');
}

/** Adds a draft whose pictures are the shop's. */
export async function addDraft(
  tx: Transaction,
  { shopId, accountId }: Editor,
  productId: number | null,
  content: ProductContent,
): Promise<Draft> {
  const [written] = await tx.select({ total: count() }).from(productDrafts).where(eq(productDrafts.shopId, shopId));
  if ((written?.total ?? 0) >= draftsMax) throw new Refusal('too_many_drafts');
  await rememberPictures(tx, shopId, picturesIn(content));
  const [draft] = await tx
    .insert(productDrafts)
    .values({ shopId, productId, content, savedBy: accountId, savedAt: mallNow, ...columnsOf(content) })
    .returning({ id: productDrafts.id });
  if (!draft) throw new Error('Adding a draft returned no row');
  return getDraftOf(shopId, draft.id, tx);
}
